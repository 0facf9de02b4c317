import styled from 'styled-components';
import { paths } from '../../config/paths';
import { company } from '../../content/company';
import { notFromUs } from '../../content/pages/careers';
import { ArrowLink, ExternalLink } from '../../ui/links';
import { Container, RuledColumns } from '../../ui/theme/layout';
import { Band } from '../../ui/Section';
import { SubTitle } from '../../ui/theme/text';
import { space, tapTarget } from '../../ui/theme/tokens';

const driversPortal = company.portals.find(({ name }) => name === 'Drivers Portal');

/** How to recognize fake job offers, and a link for drivers who already work with us. */
export function NotFromUs() {
  return (
    <Band $tone="sand" aria-label={notFromUs.label}>
      <Pair as={Container}>
        <div>
          <SubTitle as="h2">{notFromUs.offerTitle}</SubTitle>
          <p>{notFromUs.offer}</p>
          <ArrowLink to={`${paths.contact}?subject=impostor`}>{notFromUs.howToCheck}</ArrowLink>
        </div>
        {driversPortal && (
          <div>
            <SubTitle as="h2">{notFromUs.driversTitle}</SubTitle>
            <p>{notFromUs.drivers}</p>
            <Portal>
              <ExternalLink href={driversPortal.href}>{driversPortal.name}</ExternalLink>
            </Portal>
          </div>
        )}
      </Pair>
    </Band>
  );
}

const Pair = styled(RuledColumns)`
  column-gap: clamp(2rem, 5vw, 5rem);
  > div {
    display: grid;
    gap: ${space(2)};
    align-content: start;
    justify-items: start;
  }
`;

const Portal = styled.p`
  font-weight: 700;
  a {
    ${tapTarget(2.5)}
  }
`;
