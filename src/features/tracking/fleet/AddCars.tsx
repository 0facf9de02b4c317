import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { fleetWords as words } from '../../../content/pages/fleet';
import { emailRule } from '../../../forms/rules/email';
import { cleanEmail } from '../../../lib/text/email';
import { Button } from '../../../ui/buttons/Button';
import { Input, TextArea } from '../../../ui/form/controls';
import { Field } from '../../../ui/form/Field';
import { Stack } from '../../../ui/theme/layout';
import { from, space } from '../../../ui/theme/tokens';
import { additionText } from './additionText';
import { mergeEntries } from './model/fleetRow';
import { entriesAdded, refreshRequested, selectFleet } from './model/fleetSlice';
import { parseList } from './model/parseList';

interface AddCarsProps {
  /** The address that most of them will have been requested with. */
  readonly suggestedEmail: string;
  /** @param told what became of the list */
  readonly onAdded: (told: readonly string[], isWhole: boolean) => void;
}

/** Several references at once, each with its car and e-mail address if the visitor has them at hand. */
export function AddCars({ suggestedEmail, onAdded }: AddCarsProps) {
  const dispatch = useDispatch();
  const { rows } = useSelector(selectFleet);
  const [errors, setErrors] = useState<{ readonly list?: string; readonly email?: string | undefined }>({});
  const list = useRef<HTMLTextAreaElement>(null);
  const email = useRef<HTMLInputElement>(null);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = cleanEmail(email.current?.value ?? '');
    const emailError = address ? emailRule(address) : undefined;
    const { entries, unread } = parseList(list.current?.value ?? '');
    const isEmpty = entries.length === 0 && unread.length === 0;
    setErrors({ ...(isEmpty && { list: words.listMissing }), email: emailError });
    if (isEmpty || emailError) {
      (isEmpty ? list : email).current?.focus();
      return;
    }
    const complete = entries.map((entry) => ({ ...entry, email: entry.email || address }));
    const { added, known, left } = mergeEntries(rows, complete, 0);
    dispatch(entriesAdded(complete));
    dispatch(refreshRequested([...added, ...known]));
    const isWhole = unread.length === 0 && left.length === 0;
    if (isWhole && list.current) list.current.value = '';
    onAdded(additionText({ added, known, left, unread }), isWhole);
  };

  return (
    <Form noValidate aria-label={words.addTitle} onSubmit={submit}>
      <Field label={words.listLabel} hint={words.listHint} error={errors.list}>
        {(control) => (
          <List
            {...control}
            ref={list}
            rows={4}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      <Stack $gap={4}>
        <Field label={words.emailLabel} hint={words.emailHint} error={errors.email}>
          {(control) => (
            <Input
              {...control}
              ref={email}
              type="email"
              autoComplete="email"
              inputMode="email"
              defaultValue={suggestedEmail}
            />
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
