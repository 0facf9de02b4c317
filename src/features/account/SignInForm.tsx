import { Link } from 'react-router-dom';
import { useLoginMutation } from '../../api/authEndpoints';
import { accountWords as words } from '../../content/account';
import { catalogue } from '../../content/messages';
import { isEmail } from '../../lib/email';
import { Button } from '../../ui/Button';
import { Input } from '../../ui/form/controls';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { Field } from '../../ui/form/Field';
import { Stack } from '../../ui/layout';
import { SectionTitle } from '../../ui/text';
import { PasswordField } from './PasswordField';
import { useAccountView } from './useAccountView';
import { useCredentialForm } from './useCredentialForm';

interface SignInValues {
  email: string;
  password: string;
}

interface FormProps {
  readonly headingId: string;
  readonly onDone: () => void;
}

/** E-mail and password; a password manager finds both. */
export function SignInForm({ headingId, onDone }: FormProps) {
  const [login] = useLoginMutation();
  const { addressOf } = useAccountView();
  const form = useCredentialForm<SignInValues>({
    names: ['email', 'password'],
    check: ({ email, password }) => ({
      email: !isEmail(email) && words.missing.email,
      password: password === '' && words.missing.password,
    }),
    send: ({ email, password }) => login({ email: email.trim(), password }),
    fallback: catalogue.loginFailed,
    onDone,
  });
  return (
    <form method="post" noValidate onSubmit={form.submit} aria-labelledby={headingId}>
      <Stack $gap={5}>
        <SectionTitle id={headingId}>{words.signIn.title}</SectionTitle>
        <ErrorSummary title={words.summary} items={form.items} attempt={form.attempt} />
        <Field {...form.field('email')} label={words.fields.email}>
          {(field) => (
            <Input
              {...field}
              {...form.register('email')}
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <PasswordField
          {...form.field('password')}
          autoComplete="current-password"
          input={form.register('password')}
        />
        <Button type="submit" aria-disabled={form.isBusy || undefined}>
          {form.isBusy ? words.signIn.busy : words.signIn.submit}
        </Button>
        <p>
          {words.signIn.other}{' '}
          <Link to={addressOf('register')} replace>
            {words.signIn.toOther}
          </Link>
        </p>
      </Stack>
    </form>
  );
}
