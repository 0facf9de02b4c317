import type { UseFormReturn, Validate } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../config/paths';
import { contactSubjects, quickerWays } from '../../content/pages/contact';
import * as messageForm from '../../content/pages/messageForm';
import type { WithDrafts } from '../../drafts/draftState';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { remainingLength } from '../../forms/remainingLength';
import { CharacterCount } from '../../ui/form/Field';
import { useEmailSuggestion } from '../../forms/useEmailSuggestion';
import { Checkbox } from '../../ui/form/Checkbox';
import { ChoiceField } from '../../ui/form/ChoiceField';
import { TextArea } from '../../ui/form/controls';
import { EmailSuggestion } from '../../ui/form/EmailSuggestion';
import { TextField } from '../../ui/form/TextField';
import { Columns, Stack } from '../../ui/theme/layout';
import { Small } from '../../ui/theme/text';
import { from, oneColumn, space } from '../../ui/theme/tokens';
import { contactDraft } from './contactDraft';
import { contactRules, fieldId, subjectOf } from './contactValues';
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
  const field = (name: ContactField) => ({
    id: fieldId(name),
    error: errorOf(name),
    ...register(name, { validate: contactRules[name] as Validate<string | boolean, ContactValues> }),
  });
  return (
    <Stack $gap={5}>
      <div>
        <Columns $min="12rem" $gap={5}>
          <ChoiceField
            {...field('subject')}
            label={messageForm.subject}
            choose={messageForm.choose}
            choices={contactSubjects}
          />
          <TextField {...field('name')} label={messageForm.name} autoComplete={autoComplete('name')} />
        </Columns>
        <div role="status">
          {shortcut && (
            <Shortcut>
              <span>{shortcut.text}</span> <Link to={shortcut.to}>{shortcut.label}</Link>
            </Shortcut>
          )}
        </div>
      </div>
      <TextField
        kind="long"
        as={TextArea}
        rows={5}
        {...field('message')}
        label={messageForm.message}
        hint={messageForm.messageHint}
      >
        <MessageCount />
      </TextField>
      <Pair>
        <TextField
          kind="email"
          {...field('email')}
          label={messageForm.email}
          autoComplete={autoComplete('email')}
        />
        <EmailSuggestion {...suggestion} inputId={fieldId('email')} />
        <TextField
          kind="phone"
          {...field('phone')}
          label={messageForm.phone}
          autoComplete={autoComplete('tel')}
          optional
        />
      </Pair>
      <Checkbox
        {...field('consent')}
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
  const count = useSelector((state: WithDrafts) => remainingLength(contactDraft.selectValues(state).message));
  return <CharacterCount>{count}</CharacterCount>;
}

const Shortcut = styled(Small)`
  padding-top: ${space(5)};
`;

const Pair = styled.div`
  ${oneColumn}
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
