import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { fleetWords as words } from '../../../content/pages/fleet';
import { emailRule } from '../../../forms/rules/email';
import { cleanEmail } from '../../../lib/text/email';
import { Button } from '../../../ui/buttons/Button';
import { EmailInput } from '../../../ui/form/controls';
import { Field } from '../../../ui/form/Field';
import { Notice } from '../../../ui/Notice';
import { onPaper, space } from '../../../ui/theme/tokens';
import { emailGiven, refreshRequested, selectFleet } from './model/fleetSlice';

interface MissingEmailsProps {
  readonly suggestedEmail: string;
  /** Called after submitting, when the form unmounts. */
  readonly onGiven: () => void;
}

/** Asks for the e-mail of rows without one, such as after a reload if e-mails aren't saved. */
export function MissingEmails({ suggestedEmail, onGiven }: MissingEmailsProps) {
  const dispatch = useDispatch();
  const { rows } = useSelector(selectFleet);
  const { register, handleSubmit, formState } = useForm({
    values: { email: suggestedEmail },
    resetOptions: { keepDirtyValues: true },
  });
  const references = rows.filter((row) => !row.email).map(({ reference }) => reference);
  const count = references.length;
  if (count === 0) return null;

  const submit = handleSubmit((values) => {
    dispatch(emailGiven({ references, email: cleanEmail(values.email) }));
    dispatch(refreshRequested(references));
    onGiven();
  });

  return (
    <Frame>
      <Notice title={words.needEmail(count)}>
        <Form noValidate aria-label={words.needEmail(count)} onSubmit={(event) => void submit(event)}>
          <Field label={words.emailOfRow} error={formState.errors.email?.message}>
            {(control) => <EmailInput {...control} {...register('email', { validate: emailRule })} />}
          </Field>
          <Button type="submit">{words.useEmail(count)}</Button>
        </Form>
      </Notice>
    </Frame>
  );
}

const Frame = styled.div`
  ${onPaper} {
    display: none;
  }
`;

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
`;
