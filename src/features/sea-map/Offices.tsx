import styled from 'styled-components';
import { company } from '../../content/company';
import { officeWords } from '../../content/pages/contact';
import { LazyOfficeChart } from './LazyOfficeChart';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/theme/layout';
import { SubTitle } from '../../ui/theme/text';
import { below, space, writtenLarge } from '../../ui/theme/tokens';

const ports = company.offices.flatMap(({ port }) => port ?? []);

/** The postal addresses, below a chart of both ends of the lane. */
export function Offices() {
  return (
    <Section tone="sea" heading="beside" title={officeWords.title} intro={officeWords.intro}>
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
  margin-top: ${space(4)};
  ${writtenLarge} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
