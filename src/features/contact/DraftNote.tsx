import { useDispatch, useSelector } from 'react-redux';
import { draftMessages } from '../../content/sending';
import { Button } from '../../ui/buttons/Button';
import { Cluster } from '../../ui/theme/layout';
import { Small } from '../../ui/theme/text';
import { contactDraft } from './contactDraft';
import { fieldId } from './contactValues';

/** Says whether the draft is saved on this device, and offers Undo after Clear. */
export function DraftNote() {
  const dispatch = useDispatch();
  const isSaved = useSelector(contactDraft.selectIsSaved);
  const canUndo = useSelector(contactDraft.selectCanUndo);
  return (
    <Cluster $gap={2}>
      <Small as="span" role="status">
        {canUndo
          ? draftMessages.cleared
          : isSaved
            ? draftMessages.savedUntilSent('contactDraft')
            : draftMessages.notSaved}
      </Small>
      {canUndo && (
        <Button
          $variant="quiet"
          onClick={() => {
            dispatch(contactDraft.undoClear());
            // The Undo button unmounts, so move focus to the restored form.
            document.getElementById(fieldId('subject'))?.focus();
          }}
        >
          {draftMessages.undo}
        </Button>
      )}
    </Cluster>
  );
}
