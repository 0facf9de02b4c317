import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { tooLong } from '../../../content/formErrors';
import { fleetWords as words } from '../../../content/pages/fleet';
import { useActionListener } from '../../../drafts/useListeners';
import { EmailField } from '../../../forms/EmailField';
import { optionalEmailRule } from '../../../forms/rules/email';
import { cleanEmail } from '../../../lib/text/email';
import { readTextFile } from '../../../lib/text/csv';
import { isLoggedOut } from '../../../session/authSlice';
import { Button } from '../../../ui/buttons/Button';
import { TextArea } from '../../../ui/form/controls';
import { TextField } from '../../../ui/form/TextField';
import { Stack } from '../../../ui/theme/layout';
import { Small } from '../../../ui/theme/text';
import { from, oneColumn, space } from '../../../ui/theme/tokens';
import { LIST_MAX, parseList } from './model/parseList';
import { selectSuggestedEmail } from './model/suggestedEmail';
import { useAddEntries } from './useAddEntries';

/** The most bytes that a character has in the encodings that we read. */
const BYTES_PER_CHARACTER = 4;

function listRule(text: string): string | undefined {
  if (text.length > LIST_MAX) return tooLong(words.aList, LIST_MAX);
  return text.trim() === '' ? words.listMissing : undefined;
}

const fileRule = (text: string | undefined) => (text === undefined ? words.fileUnread : listRule(text));

interface AddCarsProps {
  /** @param messages the result of adding, in sentences */
  readonly onAdded: (messages: readonly string[], isComplete: boolean) => void;
}

/** Adds a pasted list of references, optionally with notes and e-mail addresses. */
export function AddCars({ onAdded }: AddCarsProps) {
  const addEntries = useAddEntries();
  const form = useForm({
    values: { list: '', email: useSelector(selectSuggestedEmail) },
    resetOptions: { keepDirtyValues: true },
  });
  const { register, handleSubmit, getValues, setValue, setError, setFocus, formState } = form;
  useActionListener(isLoggedOut, () => form.reset({ list: '', email: '' }, { keepDirtyValues: false }));
  const fileInput = useRef<HTMLInputElement>(null);
  const { errors } = formState;

  /** @param others lines of the field that weren't part of the list */
  const add = (list: string, email: string, others = '') => {
    const { entries, unread, remaining } = parseList(list);
    const { messages, left } = addEntries(entries, unread, email);
    const toCorrect = [others, remaining(left)].filter(Boolean).join('\n');
    setValue('list', toCorrect);
    if (toCorrect) setFocus('list');
    onAdded(messages, !toCorrect);
  };
  const submit = handleSubmit(({ list, email }) => add(list, cleanEmail(email)));
  const addFile = async (file: File) => {
    const isLarge = file.size > LIST_MAX * BYTES_PER_CHARACTER;
    const text = isLarge ? '' : await readTextFile(file);
    const problem = isLarge ? tooLong(words.aFile, LIST_MAX) : fileRule(text);
    if (problem) {
      setError('list', { message: problem });
      setFocus('list');
      return;
    }
    const { list, email } = getValues();
    add(text ?? '', optionalEmailRule(email) ? '' : cleanEmail(email), list.trim());
  };

  return (
    <Form noValidate aria-label={words.addTitle} onSubmit={(event) => void submit(event)}>
      <TextField
        as={List}
        rows={4}
        autoCapitalize="characters"
        spellCheck={false}
        label={words.listLabel}
        hint={words.listHint}
        error={errors.list?.message}
        {...register('list', { validate: listRule })}
      />
      <Stack $gap={4}>
        <EmailField
          form={form}
          name="email"
          label={words.emailLabel}
          hint={words.emailHint}
          error={errors.email?.message}
          validate={optionalEmailRule}
        />
        <Button type="submit">{words.add}</Button>
        <div>
          <FileButton $variant="quiet" onClick={() => fileInput.current?.click()}>
            {words.addFile}
          </FileButton>
          <Small>{words.fileHint}</Small>
          <input
            ref={fileInput}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            aria-label={words.addFile}
            hidden
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void addFile(file);
              // So that choosing the same file again, once corrected, counts as a change.
              target.value = '';
            }}
          />
        </div>
      </Stack>
    </Form>
  );
}

const Form = styled.form`
  ${oneColumn}
  gap: ${space(4)} ${space(8)};
  ${from.md} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

/** Its text is in line with the hint. */
const FileButton = styled(Button)`
  margin-inline-start: -${space(2)};
`;

const List = styled(TextArea)`
  font-variant-numeric: tabular-nums;
`;
