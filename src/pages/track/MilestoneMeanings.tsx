import styled from 'styled-components';
import { paths } from '../../config/paths';
import { stageCodes, stageIds, stageNames } from '../../content/journey/codes';
import { meanings, milestones } from '../../content/pages/milestones';
import { voyageTiles } from '../../content/pictures/voyage';
import { ArrowLink, ArrowLinks } from '../../ui/links';
import { Disclosure } from '../../ui/Disclosure';
import { Picture } from '../../ui/Picture';
import { Section } from '../../ui/Section';
import { RuledList, Stack } from '../../ui/theme/layout';
import { from, headingFont, quietText, space, writtenLarge } from '../../ui/theme/tokens';
import { ScreenOnly } from '../../ui/theme/Only';

/** By stage, then those that may occur at any stage. A stage's only milestone is explained, several are named. */
const groups = [
  ...stageIds.flatMap((id) => {
    const codes = stageCodes[id].milestones;
    return codes.length > 0 ? [{ id, name: stageNames[id], codes }] : [];
  }),
  {
    id: 'trail' as const,
    name: meanings.anyStage,
    codes: Object.keys(milestones).filter(
      (code) => !stageIds.some((id) => stageCodes[id].milestones.includes(code)),
    ),
  },
];

/**
 * What tracking reports at each stage, below the journey's landscape, and all milestones explained, without a lookup. Not
 * printed, because a printed result includes its own explanations.
 */
export function MilestoneMeanings() {
  return (
    <ScreenOnly>
      <Section title={meanings.title} intro={meanings.intro}>
        <Stack $gap={6}>
          <Stops>
            {groups.map(({ id, name, codes }) => (
              <li key={id}>
                <Picture picture={voyageTiles[id]} sizes={TILE_SIZES} decorative />
                <h3>{name}</h3>
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

const TILE_SIZES = '(min-width: 75em) 17vw, (min-width: 40em) 34vw, 50vw';

/** Adjoining pictures: all in one row, three on tablets, or two from edge to edge on phones. */
const Stops = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  row-gap: ${space(6)};
  margin-inline: calc(-1 * var(--gutter));
  ${writtenLarge} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${from.sm} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin-inline: 0;
  }
  ${from.lg} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  /* Without the upper part of the sky. */
  picture {
    position: relative;
    overflow: hidden;
    padding-top: 84%;
  }
  img {
    position: absolute;
    bottom: 0;
  }
  h3,
  h3 + * {
    padding-inline: var(--gutter) ${space(2)};
    ${from.sm} {
      padding-inline: 0 ${space(5)};
    }
  }
  h3 {
    margin-top: ${space(3)};
    ${headingFont}
  }
  h3 + * {
    display: grid;
    gap: ${space(1)};
    margin-top: ${space(2)};
    ${quietText}
    line-height: 1.35;
    ${from.lg} {
      font-size: 1rem;
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
    margin-inline-start: ${space(1)};
    font-weight: 400;
    color: var(--ink-soft);
  }
`;
