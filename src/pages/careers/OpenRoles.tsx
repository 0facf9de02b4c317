import styled from 'styled-components';
import { careersMail, careersPage, openRoles } from '../../content/pages/careers';
import { ButtonAnchor } from '../../ui/buttons/Button';
import { Container } from '../../ui/theme/layout';
import { Band } from '../../ui/Section';
import { from, screenOnly, space } from '../../ui/theme/tokens';

/** The list of openings, which is empty. */
export function OpenRoles() {
  return (
    <Band $tone="ink" aria-labelledby="open-roles">
      <Row>
        <h2 id="open-roles">{openRoles.title}</h2>
        <div>
          <p>{openRoles.text}</p>
          <Mail $variant="secondary" href={careersMail}>
            {careersPage.eMail}
          </Mail>
        </div>
      </Row>
    </Band>
  );
}

const Row = styled(Container)`
  display: grid;
  gap: ${space(8)};
  h2 {
    font-size: var(--t-2xl);
  }
  p {
    max-width: 36rem;
  }
  ${from.md} {
    h2 {
      font-size: var(--t-xl);
    }
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: clamp(2rem, 5vw, 5rem);
    align-items: start;
  }
`;

const Mail = styled(ButtonAnchor)`
  margin-top: ${space(5)};
  @media (hover: hover) {
    &&:hover {
      background: var(--paper);
      color: var(--ink);
    }
  }
  ${screenOnly}
`;
