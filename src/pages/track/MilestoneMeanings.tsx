import styled from 'styled-components';
import { paths } from '../../config/paths';
import { stageCodes, stageIds, stageNames } from '../../content/journey/codes';
import { meanings, milestones } from '../../content/pages/milestones';
import { ArrowLink, ArrowLinks } from '../../ui/links';
import { Disclosure } from '../../ui/Disclosure';
import { Section } from '../../ui/Section';
import { RuledList, Stack } from '../../ui/theme/layout';
import { space } from '../../ui/theme/tokens';
import { ScreenOnly } from '../../ui/theme/Only';

/** By stage, then those that may occur at any stage. */
const groups = [
  ...stageIds.flatMap((id) => {
    const codes = stageCodes[id].milestones;
    return codes.length > 0 ? [{ id, name: stageNames[id], codes }] : [];
  }),
  {
    id: 'any',
    name: meanings.anyStage,
    codes: Object.keys(milestones).filter(
      (code) => !stageIds.some((id) => stageCodes[id].milestones.includes(code)),
    ),
  },
];

/** The names of several milestones, or what a single one means. */
function gistOf([first = '', ...others]: readonly string[]): string | undefined {
  if (others.length === 0) return milestones[first]?.meaning;
  return [milestones[first]?.name, ...others.map((code) => milestones[code]?.name.toLowerCase())].join(', ');
}

/** All milestones explained, without a lookup. Not printed, because a printed result includes its own explanations. */
export function MilestoneMeanings() {
  return (
    <ScreenOnly>
      <Section heading="beside" title={meanings.title} intro={meanings.intro}>
        <Stack $gap={6}>
          <div>
            {groups.map(({ id, name, codes }) => (
              <Disclosure
                key={id}
                summary={
                  <span>
                    {name} <Gist>{gistOf(codes)}</Gist>
                  </span>
                }
              >
                <List as="dl" $gap={3} $faint>
                  {codes.map((code) => (
                    <div key={code}>
                      <dt>
                        {milestones[code]?.name} <code>{code}</code>
                      </dt>
                      <dd>{milestones[code]?.meaning}</dd>
                    </div>
                  ))}
                </List>
              </Disclosure>
            ))}
          </div>
          <ArrowLinks>
            <ArrowLink to={paths.howItWorks}>{meanings.howItWorks}</ArrowLink>
            <ArrowLink to={paths.portStatus}>{meanings.ports}</ArrowLink>
          </ArrowLinks>
        </Stack>
      </Section>
    </ScreenOnly>
  );
}

const Gist = styled.small`
  display: block;
  font-size: var(--t-sm);
  font-weight: 400;
  color: var(--ink-soft);
  [open] > summary & {
    display: none;
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
