import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { fleetWords as words } from '../../../content/pages/fleet';
import { emailRule } from '../../../forms/rules/email';
import { useEmailSuggestion } from '../../../forms/useEmailSuggestion';
import { cleanEmail } from '../../../lib/text/email';
import { Button } from '../../../ui/buttons/Button';
import { EmailSuggestion } from '../../../ui/form/EmailSuggestion';
import { TextField } from '../../../ui/form/TextField';
import { Notice } from '../../../ui/Notice';
import { space } from '../../../ui/theme/tokens';
import { ScreenOnly } from '../../../ui/theme/Only';
import { isUnmatched } from './model/fleetRow';
import type { FleetRow } from './model/fleetRow';
import { emailGiven, refreshRequested, selectFleet } from './model/fleetSlice';
import { selectSuggestedEmail } from './model/suggestedEmail';

interface EmailRequestProps {
  /** Called after submitting, when the form unmounts. */
  readonly onGiven: () => void;
}

/** The rows' address if they all have the same one; otherwise undefined. */
const sharedEmail = ([first, ...others]: readonly FleetRow[]) =>
  others.every(({ email }) => email === first?.email) ? first?.email : undefined;

/**
 * Asks for the e-mail of rows without one, such as after a reload if e-mails aren't saved. If there are none, asks for
 * the right e-mail of several rows that weren't found. A single one is corrected in its row.
 */
export function EmailRequest({ onGiven }: EmailRequestProps) {
  const dispatch = useDispatch();
  const suggestedEmail = useSelector(selectSuggestedEmail);
  const { rows, run } = useSelector(selectFleet);
  const missing = rows.filter(({ email }) => !email);
  const unmatched = run.isActive ? [] : rows.filter(({ failure }) => isUnmatched(failure));
  const asked = missing.length > 0 || unmatched.length < 2 ? missing : unmatched;
  const form = useForm({
    values: { email: sharedEmail(asked) || suggestedEmail },
    resetOptions: { keepDirtyValues: true },
  });
  const { register, handleSubmit, formState } = form;
  const suggestion = useEmailSuggestion(form, 'email');
  const id = useId();
  const count = asked.length;
  if (count === 0) return null;
  const title = asked === missing ? words.needEmail(count) : words.wrongEmail(count);

  const submit = handleSubmit((values) => {
    const references = asked.map(({ reference }) => reference);
    dispatch(emailGiven({ references, email: cleanEmail(values.email) }));
    dispatch(refreshRequested(references));
    onGiven();
  });

  return (
    <ScreenOnly>
      <Notice title={title}>
        <Form noValidate aria-label={title} onSubmit={(event) => void submit(event)}>
          <TextField
            kind="email"
            id={id}
            label={words.emailOfRow}
            error={formState.errors.email?.message}
            {...register('email', { validate: emailRule })}
          />
          <EmailSuggestion {...suggestion} inputId={id} />
          <Button type="submit">{words.useEmail(count)}</Button>
        </Form>
      </Notice>
    </ScreenOnly>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};
  margin-top: ${space(3)};
  > :first-child {
    flex: 1 1 16rem;
    max-width: 26rem;
  }
  /* Below the button, which stays beside the field. */
  > [aria-live]:not(:empty) {
    order: 1;
    flex-basis: 100%;
  }
`;
