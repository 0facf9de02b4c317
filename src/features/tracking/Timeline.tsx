import styled from 'styled-components';
import type { QuoteStatus } from '../../api/schemas/quote';
import { certainties, milestoneWords } from '../../content/pages/milestones';
import type { Certainty } from '../../content/pages/milestones';
import { limitText } from '../../content/tools/limitText';
import { Stack } from '../../ui/theme/layout';
import { Code, SectionTitle, Small, SubTitle } from '../../ui/theme/text';
import { from, onPaper, printedFill, smallCaps, space } from '../../ui/theme/tokens';
import { useNow } from '../../ui/hooks/useNow';
import { ScreenOnly } from '../../ui/theme/Only';
import { ServerText } from '../../ui/ServerText';
import { isOverdue, timelineOf } from './model/timeline';
import type { TimelineEntry } from './model/timeline';
import { formatWhen } from './model/when';

/** All milestones with explanations, marked as actual, estimated or planned. */
export function Timeline({ found }: { readonly found: QuoteStatus }) {
  const now = useNow();
  const entries = timelineOf(found);
  const next = entries.find(({ certainty }) => certainty !== 'actual');
  return (
    <Stack $gap={5}>
      <SectionTitle>{milestoneWords.title}</SectionTitle>
      {entries.length === 0 ? (
        <p>{milestoneWords.none}</p>
      ) : (
        <>
          <ScreenOnly as={Small}>
            {milestoneWords.zones(
              Object.values(certainties)
                .map(
                  ({ label, meaning }) => `${label}: ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}`,
                )
                .join(' '),
            )}
          </ScreenOnly>
          {found.shipment?.hasMoreMilestones && <p>{limitText(entries.length, 'milestones')}</p>}
          <ol>
            {entries.map((entry) => (
              <MilestoneRow
                key={entry.key}
                entry={entry}
                isNext={entry === next}
                overdue={now !== null && isOverdue(entry, now)}
              />
            ))}
          </ol>
        </>
      )}
    </Stack>
  );
}

interface MilestoneRowProps {
  readonly entry: TimelineEntry;
  readonly isNext: boolean;
  readonly overdue: boolean;
}

/** One milestone: name, place, time and certainty. */
function MilestoneRow({ entry, isNext, overdue }: MilestoneRowProps) {
  const { name, meaning, code, where, zone, certainty, when, expected } = entry;
  const date = formatWhen(when, zone);
  const expectedDate = formatWhen(expected, zone);
  return (
    <Row $certainty={certainty} $next={isNext}>
      <div>
        <SubTitle>
          <ServerText>{name}</ServerText>
          {isNext && <Next>{milestoneWords.next}</Next>}
        </SubTitle>
        <p>
          {where && (
            <>
              <ServerText>{where}</ServerText>
              {' · '}
            </>
          )}
          <Code>{code}</Code>
        </p>
        {meaning && <ScreenOnly as={Small}>{meaning}</ScreenOnly>}
      </div>
      <Time>
        <b>{certainties[certainty].label}</b>
        <span>{date ?? milestoneWords.noDate}</span>
        {expectedDate && expectedDate !== date && <Small>{milestoneWords.wasExpected(expectedDate)}</Small>}
        {overdue && <Small>{milestoneWords.overdue}</Small>}
      </Time>
    </Row>
  );
}

const marks: Record<Certainty, string> = {
  actual: 'background: var(--ink); border: 3px solid var(--ink);',
  estimated: 'background: var(--white); border: 3px solid var(--ink);',
  planned: 'background: var(--white); border: 3px dotted var(--ink-soft);',
};

const Row = styled.li<{ $certainty: Certainty; $next: boolean }>`
  position: relative;
  display: grid;
  gap: ${space(2)};
  padding: 0 0 ${space(6)} ${space(9)};
  break-inside: avoid;
  &::before {
    content: '';
    position: absolute;
    inset: ${space(0.5)} auto auto 0;
    width: 1.25rem;
    height: 1.25rem;
    border-radius: 50%;
    z-index: 1;
    animation: grow var(--slow) var(--ease);
    ${printedFill}
    ${({ $certainty }) => marks[$certainty]}
    ${({ $next }) => $next && 'box-shadow: 0 0 0 4px var(--signal);'}
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: ${space(5)} auto 0 calc(0.625rem - 1.5px);
    border-inline-start: 3px ${({ $certainty }) => ($certainty === 'actual' ? 'solid' : 'dotted')} var(--ink);
  }
  h3 + p {
    margin-top: ${space(1)};
  }
  ${from.sm} {
    grid-template-columns: minmax(0, 1fr) 15rem;
    gap: ${space(6)};
  }
  ${onPaper} {
    grid-template-columns: minmax(0, 1fr) 17rem;
    gap: ${space(2)};
    padding-bottom: ${space(1)};
    &::before {
      inset: 0 auto auto ${space(0.75)};
      width: 0.875rem;
      height: 0.875rem;
    }
    font-size: 8.5pt;
    line-height: 1.3;
    > div:first-child {
      display: flex;
      gap: ${space(3)};
      align-items: baseline;
    }
    h3 {
      font-size: 9.5pt;
    }
    h3 + p {
      margin: 0;
    }
  }
`;

const Time = styled.div`
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  b,
  span {
    display: block;
  }
  b {
    ${smallCaps}
  }
  ${onPaper} {
    b,
    span {
      display: inline;
      margin-inline-end: ${space(2)};
    }
  }
`;

const Next = styled.span`
  display: inline-block;
  margin-inline-start: ${space(2)};
  padding: ${space(0.5)} ${space(2)};
  ${printedFill}
  background: var(--signal);
  color: var(--ink);
  font-size: var(--t-xs);
  letter-spacing: 0.05em;
  text-transform: uppercase;
  vertical-align: middle;
`;
