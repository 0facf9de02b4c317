import { useId } from 'react';
import styled from 'styled-components';
import type { QuoteStatus } from '../../api/schemas/quote';
import { deadlineTexts } from '../../content/pages/deadlines';
import { Tag } from '../../ui/Tag';
import { Small, Stencil } from '../../ui/theme/text';
import { from, onPaper, screenOnly, space } from '../../ui/theme/tokens';
import { Cluster, RuledList } from '../../ui/theme/layout';
import { DoneCheckbox } from './DoneCheckbox';
import { deadlinesOf } from './model/deadlines';
import { deadlineTag, deadlineText } from './model/deadlineText';
import { useDoneDeadlines } from './model/doneDeadlines';

interface DeadlinesProps {
  readonly found: QuoteStatus;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Whether the visitor may not be the customer. Then there's nothing for them to do or to check off. */
  readonly isShared: boolean;
}

/** The dates by which something must be done, the most urgent first. Renders nothing if none are known. */
export function Deadlines({ found, now, isShared }: DeadlinesProps) {
  const titleId = useId();
  const { list, isSaved } = useDoneDeadlines();
  const deadlines = deadlinesOf(found, now, list).filter(({ task }) => !task || !isShared);
  if (deadlines.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Stencil as="h3" id={titleId}>
        {deadlineTexts.title}
      </Stencil>
      <List $gap={3} $closed>
        {deadlines.map((deadline) => {
          const { kind, task, isDone } = deadline;
          const tag = deadlineTag(deadline);
          const { what, day, fees, why } = deadlineText(deadline);
          return (
            <li key={kind} data-done={isDone || undefined}>
              <Day $gap={2}>
                <b>{day}</b>
                {tag && <Tag tone={tag.tone}>{tag.text}</Tag>}
              </Day>
              <div>
                <p>
                  <b>{what}</b>
                </p>
                {fees && <p>{fees}</p>}
                <Why $isPrinted={fees !== undefined}>{why}</Why>
              </div>
              {task && <DoneCheckbox task={task} what={what} checked={isDone} />}
            </li>
          );
        })}
      </List>
      {!isShared && !isSaved && <Small role="status">{deadlineTexts.notSaved}</Small>}
    </section>
  );
}

const List = styled(RuledList)`
  margin-top: ${space(2)};
  li {
    display: grid;
    gap: ${space(1)} ${space(6)};
    break-inside: avoid;
  }
  li:first-child {
    border-top: 2px solid var(--ink);
  }
  [data-done] > div {
    color: var(--ink-soft);
  }
  ${from.sm} {
    li {
      grid-template-columns: 11rem minmax(0, 1fr) auto;
    }
    /* Aligns the checkbox with the first line. */
    label {
      margin-top: -${space(2)};
    }
  }
  ${onPaper} {
    margin-top: ${space(1)};
    font-size: 9pt;
    line-height: 1.3;
    li {
      grid-template-columns: 8rem minmax(0, 1fr) auto;
      padding-block: ${space(1)};
    }
    label {
      margin: 0;
      padding: 0;
    }
  }
`;

const Day = styled(Cluster)`
  align-content: start;
  font-variant-numeric: tabular-nums;
`;

/** Other explanations aren't printed, to save space. Free days always say that they are as reported. */
const Why = styled(Small)<{ readonly $isPrinted: boolean }>`
  ${({ $isPrinted }) => !$isPrinted && screenOnly}
  ${onPaper} {
    font-size: 7.5pt;
  }
`;
