import styled from 'styled-components';
import { draftWords as words } from '../../content/quote';
import { Button } from '../../ui/Button';
import { Small } from '../../ui/text';
import { onPaper, space } from '../../ui/tokens';

interface DraftNoteProps {
  readonly isKept: boolean;
  readonly wasRestored: boolean;
  /** There is something to clear. */
  readonly onStartAgain: (() => void) | undefined;
  /** Everything was just cleared, and may come back. */
  readonly onUndo: (() => void) | undefined;
}

/** What becomes of the draft, and how to be rid of it: clearing asks nothing, because it can be undone. */
export function DraftNote({ isKept, wasRestored, onStartAgain, onUndo }: DraftNoteProps) {
  return (
    <Note>
      <Small as="span" role="status">
        {onUndo ? words.cleared : !isKept ? words.notKept : wasRestored ? words.kept : words.keeping}
      </Small>
      {onUndo && (
        <Button $variant="quiet" onClick={onUndo}>
          {words.undo}
        </Button>
      )}
      {onStartAgain && (
        <Button $variant="quiet" onClick={onStartAgain}>
          {words.startAgain}
        </Button>
      )}
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(2)};
  min-height: 3rem;
  max-width: 44rem;
  margin-top: ${space(5)};
  padding-top: ${space(2)};
  border-top: 1px solid var(--line);
  button {
    font-size: var(--t-sm);
    margin-inline-start: calc(-1 * ${space(2)});
  }
  ${onPaper} {
    display: none;
  }
`;
