import styled from 'styled-components';
import { company } from '../../content/company';
import { officeWords } from '../../content/pages/contact';
import { LazyOfficeChart } from './LazyOfficeChart';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/theme/layout';
import { SubTitle } from '../../ui/theme/text';
import { below, from, oneColumn, space } from '../../ui/theme/tokens';

const ports = company.offices.flatMap(({ port }) => port ?? []);

interface OfficesProps {
  /** With a chart of both ends of the lane. */
  readonly hasChart?: boolean;
}

/** The postal addresses. */
export function Offices({ hasChart = false }: OfficesProps) {
  return (
    <Section tone="sea" heading="beside" title={officeWords.title} intro={officeWords.intro}>
      <Sides>
        {hasChart && <LazyOfficeChart codes={ports} />}
        <Addresses>
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
        </Addresses>
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

/** The chart, beside the addresses from 640 px up. */
const Sides = styled.div`
  ${oneColumn}
  gap: ${space(8)};
  ${from.sm} {
    grid-auto-columns: minmax(0, 7fr);
    grid-template-columns: minmax(0, 4fr);
    align-items: start;
    > :not(:last-child) {
      grid-area: 1 / 2;
    }
  }
`;

/** As many columns as fit. */
const Addresses = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space(8)} ${space(4)};
  ${from.md} {
    &:only-child h3 {
      font-size: var(--t-xl);
    }
  }
`;
