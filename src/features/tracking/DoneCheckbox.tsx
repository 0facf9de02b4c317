import { flushSync } from 'react-dom';
import { deadlineTexts } from '../../content/pages/deadlines';
import { Checkbox } from '../../ui/form/Checkbox';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';

interface DoneCheckboxProps {
  /** What was done, for screen readers. */
  readonly what: string;
  readonly checked: boolean;
  readonly onChange: (done: boolean) => void;
}

export function DoneCheckbox({ what, checked, onChange }: DoneCheckboxProps) {
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
        flushSync(() => onChange(target.checked));
        // A board sorted by deadline moves the row, which takes the focus away.
        target.focus();
      }}
    />
  );
}
