import { Link } from 'react-router-dom';
import { useRegisterMutation } from '../../api/authEndpoints';
import { accountWords as words } from '../../content/account';
import { catalogue } from '../../content/messages';
import { isEmail } from '../../lib/email';
import { Button } from '../../ui/Button';
import { Input } from '../../ui/form/controls';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { Field } from '../../ui/form/Field';
import { Columns, Stack } from '../../ui/layout';
import { SectionTitle } from '../../ui/text';
import { PasswordField } from './PasswordField';
import { useAccountView } from './useAccountView';
import { useCredentialForm } from './useCredentialForm';

interface RegisterValues {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  password: string;
}

interface FormProps {
  readonly headingId: string;
  readonly onDone: () => void;
}

/** A new account; the password's rules are the server's, and shown as it tells them. */
export function RegisterForm({ headingId, onDone }: FormProps) {
  const [register] = useRegisterMutation();
  const { addressOf } = useAccountView();
  const form = useCredentialForm<RegisterValues>({
    names: ['first_name', 'last_name', 'email', 'phone', 'password'],
    check: (values) => ({
      first_name: values.first_name.trim() === '' && words.missing.first_name,
      last_name: values.last_name.trim() === '' && words.missing.last_name,
      email: !isEmail(values.email) && words.missing.email,
      password: values.password === '' && words.missing.password,
    }),
    send: ({ password, ...values }) => {
      const phone = values.phone.trim();
      return register({
        first_name: values.first_name.trim(),
        last_name: values.last_name.trim(),
        email: values.email.trim(),
        ...(phone && { phone }),
        password,
      });
    },
    fallback: catalogue.registrationFailed,
    onDone,
  });
  const names = [
    ['first_name', 'given-name'],
    ['last_name', 'family-name'],
  ] as const;
  return (
    <form method="post" noValidate onSubmit={form.submit} aria-labelledby={headingId}>
      <Stack $gap={5}>
        <SectionTitle id={headingId}>{words.register.title}</SectionTitle>
        <ErrorSummary title={words.summary} items={form.items} attempt={form.attempt} />
        <Columns $min="11rem" $gap={4}>
          {names.map(([name, autoComplete]) => (
            <Field key={name} {...form.field(name)} label={words.fields[name]}>
              {(field) => <Input {...field} {...form.register(name)} autoComplete={autoComplete} />}
            </Field>
          ))}
        </Columns>
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
        <Field {...form.field('phone')} label={words.fields.phone} optional>
          {(field) => <Input {...field} {...form.register('phone')} type="tel" autoComplete="tel" />}
        </Field>
        <PasswordField
          {...form.field('password')}
          autoComplete="new-password"
          input={form.register('password')}
        />
        <Button type="submit" aria-disabled={form.isBusy || undefined}>
          {form.isBusy ? words.register.busy : words.register.submit}
        </Button>
        <p>
          {words.register.other}{' '}
          <Link to={addressOf('sign-in')} replace>
            {words.register.toOther}
          </Link>
        </p>
      </Stack>
    </form>
  );
}
