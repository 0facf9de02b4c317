import type { ReactNode } from 'react';
import styled from 'styled-components';
import { company } from '../../content/company';
import { officeWords } from '../../content/pages/contact';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/theme/layout';
import { SubTitle } from '../../ui/theme/text';
import { below, from, oneColumn, space } from '../../ui/theme/tokens';

interface OfficesProps {
  /** The chart that shows them. */
  readonly children: ReactNode;
}

/** The postal addresses, beside a chart. */
export function Offices({ children }: OfficesProps) {
  return (
    <Section tone="sea" heading="beside" title={officeWords.title} intro={officeWords.intro}>
      <Sides>
        {children}
        <Addresses />
      </Sides>
    </Section>
  );
}

/** The postal addresses, and who to ask for. */
export function Addresses() {
  return (
    <List>
      {company.offices.map(({ title, lines, person }) => (
        <Stack key={title} $gap={3}>
          <SubTitle>{title}</SubTitle>
          <Address>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Address>
          {person && <p>{officeWords.askFor(person)}</p>}
        </Stack>
      ))}
    </List>
  );
}

const Address = styled.address`
  display: grid;
  ${below.sm} {
    font-size: var(--t-sm);
  }
`;

/** Beside each other from 640 px up. */
const Sides = styled.div`
  ${oneColumn}
  gap: ${space(8)};
  ${from.sm} {
    grid-auto-columns: minmax(0, 7fr);
    grid-template-columns: minmax(0, 4fr);
    align-items: start;
    > :first-child {
      grid-area: 1 / 2;
    }
  }
`;

/** As many columns as fit. */
const List = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space(8)} ${space(4)};
`;
