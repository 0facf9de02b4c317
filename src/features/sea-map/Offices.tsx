import styled from 'styled-components';
import { company } from '../../content/company';
import { officeWords } from '../../content/pages/contact';
import { LazyPortPlan } from './LazyPortPlan';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/theme/layout';
import { SubTitle } from '../../ui/theme/text';
import { below, space, writtenLarge } from '../../ui/theme/tokens';

const ports = company.offices.flatMap(({ port }) => port ?? []);

/** Both postal addresses, each with a chart of its coast. */
export function Offices() {
  return (
    <Section tone="sea" heading="beside" title={officeWords.title} intro={officeWords.intro}>
      <Sides>
        {company.offices.map(({ title, lines, person, port }) => (
          <Stack key={title} $gap={3}>
            {port && <LazyPortPlan code={port} others={ports.filter((other) => other !== port)} />}
            <SubTitle>{title}</SubTitle>
            <Address>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </Address>
            {person && <p>{officeWords.askFor(person)}</p>}
          </Stack>
        ))}
      </Sides>
    </Section>
  );
}

const Address = styled.address`
  display: grid;
  ${below.sm} {
    font-size: var(--t-sm);
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(8)} ${space(4)};
  ${writtenLarge} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
