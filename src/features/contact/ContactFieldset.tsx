import type { UseFormReturn } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { LONG_TEXT_MAX } from '../../config/limits';
import { paths } from '../../config/paths';
import { characterCount } from '../../content/formErrors';
import { contactSubjects, quickerWays } from '../../content/pages/contact';
import * as messageForm from '../../content/pages/messageForm';
import type { WithDrafts } from '../../drafts/draftState';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { remainingLength } from '../../lib/text/remainingLength';
import { CharacterCount } from '../../ui/form/CharacterCount';
import { useEmailSuggestion } from '../../forms/useEmailSuggestion';
import { Checkbox } from '../../ui/form/Checkbox';
import { EmailInput, Input, Select, TextArea } from '../../ui/form/controls';
import { EmailSuggestion } from '../../ui/form/EmailSuggestion';
import { Field } from '../../ui/form/Field';
import { Stack } from '../../ui/theme/layout';
import { Small } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';
import { contactDraft } from './contactDraft';
import { contactRules } from './contactRules';
import { fieldId, subjectOf } from './contactValues';
import type { ContactField, ContactValues } from './contactValues';

interface ContactFieldsetProps {
  readonly form: UseFormReturn<ContactValues>;
  readonly errorOf: (name: ContactField) => string | undefined;
}

/** The form's fields. Some subjects suggest a page that answers sooner. */
export function ContactFieldset({ form, errorOf }: ContactFieldsetProps) {
  const { register } = form;
  const suggestion = useEmailSuggestion(form, 'email');
  const subject = useSelector((state: WithDrafts) => subjectOf(contactDraft.selectValues(state).subject));
  const shortcut = subject && quickerWays[subject];
  const isHydrated = useIsHydrated();
  /** Off until hydration: browsers restore a field's text on Back, even after a logout has deleted it. */
  const autoComplete = (token: string) => (isHydrated ? token : 'off');
  const fieldProps = (name: ContactField) => ({ id: fieldId(name), error: errorOf(name) });
  return (
    <Stack $gap={5}>
      <Field {...fieldProps('subject')} label={messageForm.subject}>
        {(props) => (
          <Select {...props} {...register('subject', { validate: contactRules.subject })}>
            <option value="">{messageForm.choose}</option>
            {contactSubjects.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {shortcut && (
        <Small role="status">
          <span>{shortcut.text}</span> <Link to={shortcut.to}>{shortcut.label}</Link>
        </Small>
      )}
      <Field {...fieldProps('message')} label={messageForm.message} hint={messageForm.messageHint}>
        {(props) => (
          <>
            <TextArea {...props} {...register('message', { validate: contactRules.message })} rows={6} />
            <MessageCount />
          </>
        )}
      </Field>
      <Field {...fieldProps('name')} label={messageForm.name}>
        {(props) => (
          <Input
            {...props}
            {...register('name', { validate: contactRules.name })}
            autoComplete={autoComplete('name')}
          />
        )}
      </Field>
      <Pair>
        <Field {...fieldProps('email')} label={messageForm.email}>
          {(props) => (
            <EmailInput
              {...props}
              {...register('email', { validate: contactRules.email })}
              autoComplete={autoComplete('email')}
            />
          )}
        </Field>
        <EmailSuggestion {...suggestion} inputId={fieldId('email')} />
        <Field {...fieldProps('phone')} label={messageForm.phone} optional>
          {(props) => (
            <Input
              {...props}
              {...register('phone', { validate: contactRules.phone })}
              type="tel"
              autoComplete={autoComplete('tel')}
            />
          )}
        </Field>
      </Pair>
      <Checkbox
        {...fieldProps('consent')}
        {...register('consent', { validate: contactRules.consent })}
        label={
          <>
            {messageForm.consent} (<Link to={paths.privacy}>{messageForm.policy}</Link>).
          </>
        }
      />
    </Stack>
  );
}

/** Separate and without the text itself, so that typing renders nothing. */
function MessageCount() {
  const count = useSelector((state: WithDrafts) =>
    remainingLength(contactDraft.selectValues(state).message, LONG_TEXT_MAX, characterCount),
  );
  return <CharacterCount>{count}</CharacterCount>;
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  align-items: end;
  /* The suggestion is next to its field, closer than the fields are to each other. */
  > :nth-child(2) {
    margin-top: -${space(3.5)};
  }
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :nth-child(2) {
      grid-area: 2 / 1;
    }
  }
`;
