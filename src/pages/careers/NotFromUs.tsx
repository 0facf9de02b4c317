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
    <Band aria-label="Before you answer an offer">
      <Pair>
        <div>
          <SubTitle as="h2">Has somebody offered you work in our name?</SubTitle>
          <p>
            If an offer asks for a fee, for your bank password or for an answer “today”, it is not ours. Call
            a number on this site before you reply.
          </p>
          <ArrowLink to={`${paths.contact}?subject=impostor`}>Check whether it is really us</ArrowLink>
        </div>
        {driversPortal && (
          <div>
            <SubTitle as="h2">You already drive for us?</SubTitle>
            <p>Loads, papers and payments have a site of their own.</p>
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
