import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { tooLong } from '../../../content/formErrors';
import { fleetWords as words } from '../../../content/pages/fleet';
import { optionalEmailRule } from '../../../forms/rules/email';
import { useEmailSuggestion } from '../../../forms/useEmailSuggestion';
import { cleanEmail } from '../../../lib/text/email';
import { Button } from '../../../ui/buttons/Button';
import { EmailInput, TextArea } from '../../../ui/form/controls';
import { EmailSuggestion } from '../../../ui/form/EmailSuggestion';
import { Field } from '../../../ui/form/Field';
import { Stack } from '../../../ui/theme/layout';
import { from, space } from '../../../ui/theme/tokens';
import { additionText } from './additionText';
import { mergeEntries } from './model/fleetRow';
import { entriesAdded, refreshRequested, selectFleet } from './model/fleetSlice';
import { LIST_MAX, parseList, remainingLines } from './model/parseList';

function listRule(text: string): string | true {
  if (text.length > LIST_MAX) return tooLong(words.aList, LIST_MAX);
  return text.trim() !== '' || words.listMissing;
}

interface AddCarsProps {
  /** The e-mail most requests were probably made with. */
  readonly suggestedEmail: string;
  /** @param messages the result of adding, in sentences */
  readonly onAdded: (messages: readonly string[], isComplete: boolean) => void;
}

/** Adds a pasted list of references, optionally with notes and e-mail addresses. */
export function AddCars({ suggestedEmail, onAdded }: AddCarsProps) {
  const dispatch = useDispatch();
  const { rows } = useSelector(selectFleet);
  const form = useForm({
    values: { list: '', email: suggestedEmail },
    resetOptions: { keepDirtyValues: true },
  });
  const { register, handleSubmit, setValue, setFocus, formState } = form;
  const { errors } = formState;
  const suggestion = useEmailSuggestion(form, 'email');

  const submit = handleSubmit(({ list, email }) => {
    const address = cleanEmail(email);
    const { entries, unread } = parseList(list);
    const complete = entries.map((entry) => ({ ...entry, email: entry.email || address }));
    const { added, known, repeated, left } = mergeEntries(rows, complete, 0);
    dispatch(entriesAdded(complete));
    dispatch(refreshRequested([...added, ...known]));
    const remaining = remainingLines(list, left);
    setValue('list', remaining);
    if (remaining) setFocus('list');
    onAdded(additionText({ added, known, repeated, left, unread }), !remaining);
  });

  return (
    <Form noValidate aria-label={words.addTitle} onSubmit={(event) => void submit(event)}>
      <Field label={words.listLabel} hint={words.listHint} error={errors.list?.message}>
        {(control) => (
          <List
            {...control}
            {...register('list', { validate: listRule })}
            rows={4}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      <Stack $gap={4}>
        <Field label={words.emailLabel} hint={words.emailHint} error={errors.email?.message}>
          {(control) => (
            <>
              <EmailInput {...control} {...register('email', { validate: optionalEmailRule })} />
              <EmailSuggestion {...suggestion} inputId={control.id} />
            </>
          )}
        </Field>
        <Button type="submit">{words.add}</Button>
      </Stack>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)} ${space(8)};
  ${from.md} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const List = styled(TextArea)`
  font-variant-numeric: tabular-nums;
`;
