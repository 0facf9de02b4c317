import styled from 'styled-components';
import { paths } from '../../config/paths';
import { company } from '../../content/company';
import { ArrowLink, ExternalLink } from '../../ui/links';
import { Container } from '../../ui/theme/layout';
import { Band } from '../../ui/Section';
import { SubTitle } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';

const driversPortal = company.portals.find(({ name }) => name === 'Drivers Portal');

/** Two things to know: how to tell a false offer, and where drivers who are already with us go. */
export function NotFromUs() {
  return (
    <Band aria-label="Check an offer">
      <Pair>
        <div>
          <SubTitle as="h2">Got a job offer in our name?</SubTitle>
          <p>
            If it asks for a fee, your bank password or an answer “today”, it’s not from us. Call a number on
            this site before you reply.
          </p>
          <ArrowLink to={`${paths.contact}?subject=impostor`}>How to check it’s us</ArrowLink>
        </div>
        {driversPortal && (
          <div>
            <SubTitle as="h2">Already drive for us?</SubTitle>
            <p>Loads, documents and payments are on the drivers’ site.</p>
            <Portal>
              <ExternalLink href={driversPortal.href}>{driversPortal.name}</ExternalLink>
            </Portal>
          </div>
        )}
      </Pair>
    </Band>
  );
}

const Pair = styled(Container)`
  display: grid;
  gap: ${space(10)};
  > div {
    display: grid;
    gap: ${space(3)};
    align-content: start;
    justify-items: start;
    max-width: 36rem;
  }
  ${from.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: clamp(2rem, 5vw, 5rem);
  }
`;

const Portal = styled.p`
  font-weight: 700;
  a {
    display: inline-block;
    padding-block: ${space(2.5)};
  }
`;
