import type { RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { draftWords as words } from '../../content/quote/quote';
import type { WithDrafts } from '../../drafts/draftState';
import { replaceDefaults } from '../../drafts/draftValues';
import { Button } from '../../ui/buttons/Button';
import { Small } from '../../ui/theme/text';
import { screenOnly, space } from '../../ui/theme/tokens';
import { Cluster } from '../../ui/theme/layout';
import { isUntouched } from './model/draft';
import { quoteDraft, useQuote } from './model/quoteDraft';

const { actions, selectCanUndo, selectDraft, selectIsSaved, selectStatus, undoClear } = quoteDraft;

interface DraftNoteProps {
  /** Takes focus from the pressed button, which unmounts. */
  readonly heading: RefObject<HTMLElement | null>;
  readonly onCleared: () => void;
}

/**
 * Says where the draft is saved and offers to clear it, except while sending. Clearing needs no confirmation because it
 * can be undone.
 */
export function DraftNote({ heading, onCleared }: DraftNoteProps) {
  const dispatch = useDispatch();
  const account = useSelector((state: WithDrafts) => selectDraft(state).account);
  const isEmpty = useQuote((draft) => isUntouched(replaceDefaults(draft, account, {})));
  const isSaved = useSelector(selectIsSaved);
  const isRestored = useSelector((state: WithDrafts) => selectDraft(state).isRestored);
  const isSending = useSelector(selectStatus).kind === 'sending';
  const canUndo = useSelector(selectCanUndo);
  const note = !isSaved ? words.notSaved : isRestored ? words.saved : words.savedUntilSent;
  return (
    <Note $gap={[0, 2]}>
      <Small as="span" role="status">
        {canUndo ? words.cleared : note}
      </Small>
      {canUndo && (
        <Button
          $variant="quiet"
          onClick={() => {
            dispatch(undoClear());
            heading.current?.focus();
          }}
        >
          {words.undo}
        </Button>
      )}
      {!isEmpty && !isSending && (
        <Button
          $variant="quiet"
          onClick={() => {
            dispatch(actions.cleared());
            heading.current?.focus();
            onCleared();
          }}
        >
          {words.startAgain}
        </Button>
      )}
    </Note>
  );
}

const Note = styled(Cluster)`
  min-height: 3rem;
  margin-top: ${space(5)};
  padding-top: ${space(2)};
  border-top: 1px solid var(--line);
  button {
    font-size: var(--t-sm);
    margin-inline-start: calc(-1 * ${space(2)});
  }
  ${screenOnly}
`;
