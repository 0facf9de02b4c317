import { useEffect, useRef } from 'react';
import { useRegisterMutation } from '../../api/authEndpoints';
import { serverMessage } from '../../api/serverMessages';
import { accountWords as words } from '../../content/pages/account';
import { catalogue } from '../../content/messages';
import { EmailField } from '../../forms/EmailField';
import { emailRule } from '../../forms/rules/email';
import { phoneRule } from '../../forms/rules/phone';
import { toE164 } from '../../lib/phone/phone';
import { cleanEmail } from '../../lib/text/email';
import { TextField } from '../../ui/form/TextField';
import { Columns, Stack } from '../../ui/theme/layout';
import { ButtonLink } from '../../ui/buttons/Button';
import { SectionTitle } from '../../ui/theme/text';
import { ServerText } from '../../ui/ServerText';
import { CredentialFrame } from './CredentialFrame';
import { PasswordField } from './PasswordField';
import { useCredentialForm } from './useCredentialForm';
import type { CredentialScreenProps } from './useCredentialForm';
import { useAccountView } from './useAccountView';

interface RegisterValues {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  password: string;
}

/** Creates an account. Password rules are the server's and show up as its field errors. */
export function RegisterForm({ shared, headingId, onDone }: CredentialScreenProps) {
  const [register, { data }] = useRegisterMutation();
  const credentials = useCredentialForm<RegisterValues>({
    names: ['first_name', 'last_name', 'email', 'phone', 'password'],
    validate: (values) => ({
      first_name: values.first_name.trim() === '' && words.missing.first_name,
      last_name: values.last_name.trim() === '' && words.missing.last_name,
      email: emailRule(values.email),
      phone: phoneRule(values.phone),
      password: values.password === '' && words.missing.password,
    }),
    send: ({ password, ...values }) => {
      const phone = toE164(values.phone) ?? values.phone.trim();
      return register({
        first_name: values.first_name.trim(),
        last_name: values.last_name.trim(),
        email: cleanEmail(values.email),
        ...(phone && { phone }),
        password,
      });
    },
    words: { fallback: catalogue.registrationFailed, unanswered: words.register.unanswered },
    onDone,
    shared,
  });
  const { field, emailField } = credentials;
  if (data && !data.access) return <Registered headingId={headingId} message={serverMessage(data)} />;
  return (
    <CredentialFrame headingId={headingId} words={words.register} credentials={credentials} other="sign-in">
      <Columns $min="11rem" $gap={4}>
        <TextField kind="first-name" {...field('first_name')} label={words.fields.first_name} />
        <TextField kind="last-name" {...field('last_name')} label={words.fields.last_name} />
      </Columns>
      <EmailField {...emailField} />
      <TextField kind="phone" {...field('phone')} label={words.fields.phone} optional />
      <PasswordField {...field('password')} autoComplete="new-password" />
    </CredentialFrame>
  );
}

interface RegisteredProps {
  readonly headingId: string;
  readonly message: string | undefined;
}

/** The account was created but must be confirmed before sign-in; the server's message explains how. */
function Registered({ headingId, message }: RegisteredProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { switchLinkProps } = useAccountView();
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Stack $gap={5}>
      <SectionTitle id={headingId} ref={heading} tabIndex={-1}>
        {words.registered}
      </SectionTitle>
      {message && (
        <p>
          <ServerText>{message}</ServerText>
        </p>
      )}
      <ButtonLink {...switchLinkProps('sign-in')}>{words.register.toOther}</ButtonLink>
    </Stack>
  );
}
