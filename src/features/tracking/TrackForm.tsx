import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../config/paths';
import { trackReference } from '../../content/trackReference';
import { Button } from '../../ui/buttons/Button';
import { TextField } from '../../ui/form/TextField';
import { space } from '../../ui/theme/tokens';
import { typedReference } from './model/reference';
import { trackLink } from './model/trackLink';

const FIELD_ID = 'track-reference';

/** The home page's tracking form. Without scripts it is a plain GET form to the same URL. */
export function TrackForm() {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('reference');
    const reference = typedReference(typeof typed === 'string' ? typed : '');
    if (reference) {
      void navigate(trackLink(reference));
      return;
    }
    setError(trackReference.missing);
    document.getElementById(FIELD_ID)?.focus();
  };

  return (
    <Form
      method="get"
      action={paths.track}
      noValidate
      onSubmit={submit}
      aria-label={trackReference.trackShipment}
    >
      <TextField
        kind="code"
        id={FIELD_ID}
        label={trackReference.label}
        hint={trackReference.hint}
        error={error}
        name="reference"
        enterKeyHint="go"
        onChange={() => setError(undefined)}
      />
      <Button type="submit" $variant="secondary">
        {trackReference.trackShipment}
      </Button>
    </Form>
  );
}

/** The button is beside the field where both fit, otherwise below and as wide. */
const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  align-items: end;
  > * {
    flex: auto;
  }
  > :first-child {
    flex: 999 13.75rem;
  }
`;
