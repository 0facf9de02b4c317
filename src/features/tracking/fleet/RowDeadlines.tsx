import styled from 'styled-components';
import { fleetWords as words } from '../../../content/pages/fleet';
import { Tag } from '../../../ui/Tag';
import { Cluster, Stack } from '../../../ui/theme/layout';
import { Small } from '../../../ui/theme/text';
import { from, onPaper, space } from '../../../ui/theme/tokens';
import { DoneCheckbox } from '../DoneCheckbox';
import { deadlineTag, deadlineText } from '../model/deadlineText';
import type { RowView } from './model/rowView';

/** A car's most urgent deadlines. Those that can be done have a checkbox. */
export function RowDeadlines({ view: { name, deadlines } }: { readonly view: RowView }) {
  if (deadlines.length === 0) return <span>{words.none}</span>;
  return (
    <List>
      {deadlines.map((deadline) => {
        const { kind, task, isDone } = deadline;
        const { what, day } = deadlineText(deadline);
        const tag = deadlineTag(deadline);
        return (
          <li key={kind} data-done={isDone || undefined}>
            <Stack $gap={1}>
              <Cluster $gap={[1, 2]}>
                <span>{day}</span>
                {tag && <Tag tone={tag.tone}>{tag.text}</Tag>}
              </Cluster>
              <Small>{what}</Small>
            </Stack>
            {task && <DoneCheckbox task={task} what={`${what}, ${name}`} checked={isDone} />}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  li {
    display: grid;
    gap: ${space(1)} ${space(4)};
    justify-items: start;
    align-items: start;
  }
  ${from.md} {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
  [data-done] {
    color: var(--ink-soft);
  }
  /* The touch target is taller than the line. */
  label {
    margin-block: -${space(2)};
  }
  ${onPaper} {
    gap: ${space(1)};
    li {
      gap: 0;
    }
    label {
      margin: 0;
      padding: 0;
    }
  }
`;
