import { useDispatch, useSelector } from 'react-redux';
import { keptWords } from '../../content/keptWords';
import type { WithDrafts } from '../../drafts/draftState';
import { Button } from '../../ui/buttons/Button';
import { Cluster } from '../../ui/theme/layout';
import { Small } from '../../ui/theme/text';
import { contactDraft } from './contactDraft';
import { fieldId } from './contactValues';

/** What becomes of what is typed, and Undo for what was cleared. */
export function DraftNote() {
  const dispatch = useDispatch();
  const isSaved = useSelector((state: WithDrafts) => contactDraft.selectDraft(state).isSaved);
  const canUndo = useSelector((state: WithDrafts) => contactDraft.selectDraft(state).cleared !== null);
  return (
    <Cluster $gap={2}>
      <Small as="span" role="status">
        {canUndo ? keptWords.cleared : isSaved ? keptWords.keeping('contactDraft') : keptWords.notKept}
      </Small>
      {canUndo && (
        <Button
          $variant="quiet"
          onClick={() => {
            dispatch(contactDraft.actions.undone());
            // The pressed button is gone, and here is what came back.
            document.getElementById(fieldId('subject'))?.focus();
          }}
        >
          {keptWords.undo}
        </Button>
      )}
    </Cluster>
  );
}
