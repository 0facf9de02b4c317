import styled from 'styled-components';
import { paths } from '../../config/paths';
import { stageCodes, stageIds, stageNames } from '../../content/journey/codes';
import { meanings, milestones } from '../../content/pages/milestones';
import { ArrowLink, ArrowLinks } from '../../ui/links';
import { Disclosure } from '../../ui/Disclosure';
import { Notice } from '../../ui/Notice';
import { Section } from '../../ui/Section';
import { MarkedLine, RuledList, Stack } from '../../ui/theme/layout';
import { from, onTablets, space } from '../../ui/theme/tokens';
import { ScreenOnly } from '../../ui/theme/Only';

/** With more milestones than this, a stage's list takes two columns. */
const LONG = 6;

/** The stages that are reported. A stage's only milestone is explained, several are named. */
const stops = stageIds
  .map((id) => ({ id, codes: stageCodes[id].milestones }))
  .filter(({ codes }) => codes.length > 0);

/**
 * What tracking reports at each stage, and all milestones explained, without a lookup. Not
 * printed, because a printed result includes its own explanations.
 */
export function MilestoneMeanings() {
  return (
    <ScreenOnly>
      <Section title={meanings.title} intro={meanings.intro}>
        <Stack $gap={6}>
          <Stops>
            {stops.map(({ id, codes }) => (
              <li key={id} data-long={codes.length > LONG || undefined}>
                <h3>{stageNames[id]}</h3>
                {codes.length > 1 ? (
                  <ul>
                    {codes.map((code) => (
                      <li key={code}>{milestones[code]?.name}</li>
                    ))}
                  </ul>
                ) : (
                  <p>{milestones[codes[0] ?? '']?.meaning}</p>
                )}
              </li>
            ))}
          </Stops>
          <Notice tone="caution" title={meanings.onHold}>
            <p>{milestones.HOLD?.meaning}</p>
          </Notice>
          <Disclosure summary={meanings.all}>
            <List as="dl" $gap={3} $faint>
              {Object.entries(milestones).map(([code, { name, meaning }]) => (
                <div key={code}>
                  <dt>
                    {name} <code>{code}</code>
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </List>
          </Disclosure>
          <ArrowLinks>
            <ArrowLink to={paths.howItWorks}>{meanings.howItWorks}</ArrowLink>
            <ArrowLink to={paths.portStatus}>{meanings.ports}</ArrowLink>
          </ArrowLinks>
        </Stack>
      </Section>
    </ScreenOnly>
  );
}

/** On phones and tablets, each list is beside its stage. Across, the longest takes two columns. */
const Stops = styled(MarkedLine)`
  h3 + * {
    margin-top: ${space(1)};
    font-size: var(--t-sm);
    line-height: 1.4;
  }
  li li + li {
    margin-top: ${space(1)};
  }
  @media (min-width: 20em) and (max-width: 59.99em) {
    > li {
      display: grid;
      grid-template-columns: 6rem minmax(0, 1fr);
    }
    ul {
      columns: 10rem 3;
    }
  }
  ${onTablets} {
    h3 {
      font-size: var(--t-lg);
    }
    h3 + * {
      font-size: var(--t-base);
    }
    > li {
      grid-template-columns: 8rem minmax(0, 1fr);
    }
  }
  /* On hold: as wide as its text. */
  & + * {
    justify-self: start;
  }
  ${from.md} {
    > [data-long] {
      grid-column: span 2;
      ul {
        columns: 2;
        column-gap: ${space(4)};
      }
    }
  }
`;

const List = styled(RuledList)`
  columns: 22rem 2;
  column-gap: clamp(2rem, 5vw, 5rem);
  > div {
    break-inside: avoid;
  }
  dt {
    font-weight: 700;
  }
  code {
    font-weight: 400;
    color: var(--ink-soft);
  }
`;
