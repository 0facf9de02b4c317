import { useState } from 'react';
import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import { shopWords as words } from '../../content/pages/shop';
import { enquiryWords } from '../../content/tools/enquiry';
import { useActionListener } from '../../drafts/useListeners';
import { plainText } from '../../lib/text/text';
import { isLoggedOut } from '../../session/authSlice';
import { Button } from '../../ui/buttons/Button';
import { TextField } from '../../ui/form/TextField';
import { ignoreComposingEnter } from '../../ui/form/controls';
import { useErrorTitle } from '../../ui/form/ErrorSummary';
import { scriptsOnly } from '../../ui/theme/tokens';
import { Stack } from '../../ui/theme/layout';
import { MAX_NAME, customItemId } from './enquiryItem';
import { useAddToEnquiry } from './useAddToEnquiry';

const INPUT_ID = 'wish';
/** Above `MAX_NAME`, so that text that's too long is reported, not cut. */
const MAX_TYPED = 1_000;

/** The error message for a custom item; undefined if it's valid. */
function validate(wish: string): string | undefined {
  if (wish === '') return words.wishEmpty;
  return [...wish].length > MAX_NAME ? words.wishLong(MAX_NAME) : undefined;
}

/** Adds an item that isn't in the catalog, in the visitor's own words. */
export function CustomItemForm() {
  const { add, isFull } = useAddToEnquiry();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  if (error === enquiryWords.full && !isFull) setError(undefined);
  useErrorTitle(error !== undefined);
  useActionListener(isLoggedOut, () => {
    setTyped('');
    setError(undefined);
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wish = plainText(typed, MAX_TYPED);
    const message = validate(wish) ?? (add(customItemId(wish), wish) ? undefined : enquiryWords.full);
    setError(message);
    if (message) document.getElementById(INPUT_ID)?.focus();
    else setTyped('');
  };

  return (
    <Form as="form" noValidate onSubmit={submit}>
      <TextField
        id={INPUT_ID}
        label={words.wishLabel}
        hint={words.wishHint}
        error={error}
        value={typed}
        onKeyDown={ignoreComposingEnter}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (error) setError(validate(plainText(value, MAX_TYPED)));
        }}
      />
      <Button type="submit" $variant="secondary">
        {words.add}
      </Button>
    </Form>
  );
}

const Form = styled(Stack)`
  justify-items: start;
  max-width: 32rem;
  > :first-child {
    width: 100%;
  }
  ${scriptsOnly}
`;
