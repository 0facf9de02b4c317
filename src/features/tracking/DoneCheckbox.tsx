import { flushSync } from 'react-dom';
import { deadlineTexts } from '../../content/pages/deadlines';
import { Checkbox } from '../../ui/form/Checkbox';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { useDoneDeadlines } from './model/doneDeadlines';
import type { DoneDeadline } from './model/doneDeadlines';

interface DoneCheckboxProps {
  readonly task: DoneDeadline;
  /** What was done, for screen readers. */
  readonly what: string;
  readonly checked: boolean;
}

export function DoneCheckbox({ task, what, checked }: DoneCheckboxProps) {
  const { setDone } = useDoneDeadlines();
  return (
    <Checkbox
      label={
        <span>
          {deadlineTexts.done}
          <VisuallyHidden>{` ${what}`}</VisuallyHidden>
        </span>
      }
      checked={checked}
      onChange={({ target }) => {
        flushSync(() => setDone(task, target.checked));
        // A board sorted by deadline moves the row, which takes the focus away.
        target.focus();
      }}
    />
  );
}
