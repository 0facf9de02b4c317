import styled from 'styled-components';
import { company } from '../../content/company';
import { officeWords } from '../../content/pages/contact';
import { LazyOfficeChart } from './LazyOfficeChart';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/theme/layout';
import { SubTitle } from '../../ui/theme/text';
import { below, from, oneColumn, space, writtenLarge } from '../../ui/theme/tokens';

const ports = company.offices.flatMap(({ port }) => port ?? []);

/** The postal addresses, below a chart of both ends of the lane. */
export function Offices() {
  return (
    <Section tone="sea" title={officeWords.title} intro={officeWords.intro}>
      <Chart>
        <LazyOfficeChart codes={ports} />
        <Sides>
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
        </Sides>
      </Chart>
    </Section>
  );
}

const Address = styled.address`
  display: grid;
  ${below.sm} {
    font-size: var(--t-sm);
  }
`;

/** Beside the addresses from 960 px up. */
const Chart = styled.div`
  ${oneColumn}
  gap: ${space(4)} clamp(2rem, 5vw, 5rem);
  ${from.md} {
    grid-template-columns: minmax(0, 9fr) minmax(0, 4fr);
    align-items: center;
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(8)} ${space(4)};
  ${writtenLarge} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${from.md} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
