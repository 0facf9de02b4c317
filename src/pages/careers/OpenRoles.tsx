import styled from 'styled-components';
import { careersMail, careersPage, openRoles } from '../../content/pages/careers';
import { ButtonAnchor } from '../../ui/buttons/Button';
import { Container, Stack } from '../../ui/theme/layout';
import { Band } from '../../ui/Section';
import { Lead, SectionTitle } from '../../ui/theme/text';
import { from, screenOnly, space } from '../../ui/theme/tokens';

/** The list of openings, which is empty. */
export function OpenRoles() {
  return (
    <Band $tone="ink" aria-labelledby="open-roles">
      <Row>
        <Stack $gap={3}>
          <SectionTitle id="open-roles">{openRoles.title}</SectionTitle>
          <Lead>{openRoles.text}</Lead>
        </Stack>
        <Mail $variant="secondary" href={careersMail}>
          {careersPage.eMail}
        </Mail>
      </Row>
    </Band>
  );
}

const Row = styled(Container)`
  display: grid;
  justify-items: start;
  gap: ${space(6)};
  ${from.md} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

const Mail = styled(ButtonAnchor)`
  @media (hover: hover) {
    &&:hover {
      background: var(--paper);
      color: var(--ink);
    }
  }
  ${screenOnly}
`;
