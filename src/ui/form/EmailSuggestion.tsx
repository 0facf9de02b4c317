import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { suggestEmail } from '../../lib/text/emailSuggestion';
import { Button } from '../buttons/Button';
import { space } from '../theme/tokens';
import { Cluster } from '../theme/layout';

export interface EmailSuggestionWords {
  readonly question: (email: string) => string;
  readonly use: string;
}

export interface EmailSuggestionProps {
  /** The e-mail input's id. Without one, a suggestion appears at once. */
  readonly inputId?: string;
  readonly text: string;
  readonly words: EmailSuggestionWords;
  /** Called with the suggested address. The button unmounts, so move the focus to the input. */
  readonly onApply: (email: string) => void;
}

/** How long typing must pause before an unfinished domain counts as a typo. */
const PAUSE_MS = 1000;

/**
 * Suggests a common domain in place of one that's a letter off, announced and next in the tab order. It appears only while
 * the visitor is in the field, not when they leave it, so that nothing moves under a finger on its way to a button.
 */
export function EmailSuggestion({ inputId, text, words, onApply }: EmailSuggestionProps) {
  const found = suggestEmail(text);
  const isUnfinished = found?.isUnfinished ?? false;
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (!isUnfinished) return undefined;
    const timer = setTimeout(() => {
      if (document.activeElement?.id === inputId) setSettled(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isUnfinished, inputId, text]);
  return (
    <Suggestion $gap={[2, 4]} aria-live="polite">
      {found && (!isUnfinished || settled === text) && (
        <>
          <p>{words.question(found.email)}</p>
          <Button $variant="secondary" onClick={() => onApply(found.email)}>
            {words.use}
          </Button>
        </>
      )}
    </Suggestion>
  );
}

const Suggestion = styled(Cluster)`
  padding-block: ${space(1)};
  font-size: var(--t-sm);
  line-height: 1.45;
  overflow-wrap: anywhere;
  /* Empty, it takes no gap in a grid. */
  &:empty {
    position: absolute;
    padding: 0;
  }
`;
