import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { paths } from '../../config/paths';
import { notKeptHere } from '../../content/keptWords';
import { lookupWords } from '../../content/pages/trackLookup';
import { otherNumberError } from '../../content/pages/tracking';
import { trackReference } from '../../content/trackReference';
import { emailRule } from '../../forms/rules/email';
import { cleanEmail } from '../../lib/text/email';
import { announce } from '../../ui/announce';
import { Button } from '../../ui/buttons/Button';
import { Checkbox } from '../../ui/form/Checkbox';
import { EmailInput, Input } from '../../ui/form/controls';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { Field } from '../../ui/form/Field';
import { ignoreComposingEnter } from '../../ui/form/ignoreComposingEnter';
import { Stack } from '../../ui/theme/layout';
import { Small } from '../../ui/theme/text';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { FoldedLookup } from './FoldedLookup';
import { lookupFields } from './model/fieldRefusals';
import { otherNumber } from './model/otherNumber';
import { cleanReference, missingReference } from './model/reference';
import type { Tracking } from './useTracking';

interface Values {
  reference: string;
  email: string;
  keep: boolean;
}

/** What the fields ask for. They hold nothing until they are registered. */
const typedIn = ({ reference = '', email = '' }: Partial<Values>) => ({
  reference: cleanReference(reference),
  email: cleanEmail(email),
});

function referenceError(text: string): string | undefined {
  const reference = cleanReference(text);
  const other = otherNumber(reference);
  return missingReference(reference) ?? (other && otherNumberError(other));
}

const ids = { reference: 'track-reference', email: 'track-email' } as const;

/** Reference and e-mail address: both must match, so that a reference alone opens nothing to a stranger. */
export function TrackLookup({ tracking }: { readonly tracking: Tracking }) {
  const {
    reference,
    ownEmail,
    remembered,
    isEmailKept,
    isLookingUp,
    isRefused,
    refusalOf,
    form,
    lookUp,
    remember,
    forgetEmail,
  } = tracking;
  const isHydrated = useIsHydrated();
  // No default values: what was typed before the scripts came is kept.
  const { register, handleSubmit, formState, setValue, setFocus, getValues, control } = useForm<Values>({
    shouldFocusError: false,
  });
  const typed = typedIn(useWatch({ control }));
  const errors = Object.fromEntries(
    lookupFields.map((name) => [name, formState.errors[name]?.message ?? refusalOf(name, typed)]),
  );
  // Beside the field as soon as it is typed or pasted; the summary waits for an attempt.
  const unsuited = typed.reference ? referenceError(typed.reference) : undefined;
  const [attempted, setAttempted] = useState<string>();
  const isEarly = unsuited !== undefined && typed.reference !== attempted;
  useEffect(() => {
    if (unsuited) announce(unsuited);
  }, [unsuited]);
  const items = lookupFields.flatMap((name) => {
    const message = errors[name];
    return message && !(name === 'reference' && isEarly) ? [{ fieldId: ids[name], message }] : [];
  });

  useEffect(() => {
    if (reference) setValue('reference', reference);
    if (ownEmail) setValue('email', ownEmail);
  }, [reference, ownEmail, setValue]);
  useEffect(() => {
    if (!remembered) return;
    setValue('keep', true);
    if (!getValues('email')) setValue('email', remembered);
  }, [remembered, setValue, getValues]);

  const submit = handleSubmit(
    (values) => {
      const sent = typedIn(values);
      if (values.keep) remember(sent.email);
      else forgetEmail();
      lookUp(sent);
    },
    () => {
      setAttempted(typed.reference);
    },
  );
  const isBusy = isLookingUp(typed);
  const trackAnother = () => {
    // The field must be visible before it can take the focus.
    flushSync(form.edit);
    setFocus('reference', { shouldSelect: true });
  };

  return (
    <>
      {form.isFolded && <FoldedLookup reference={reference} onUnfold={trackAnother} />}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- not an interaction: keeps an IME's Enter from sending */}
      <form
        method="get"
        action={paths.track}
        noValidate
        hidden={form.isFolded}
        aria-label={lookupWords.trackShipment}
        onSubmit={(event) => void submit(event)}
        onKeyDown={ignoreComposingEnter}
      >
        <Stack $gap={4}>
          <ErrorSummary
            title={lookupWords.nothing}
            // An answer that refuses is an attempt of its own: the press that asked for it has been told of.
            attempt={formState.submitCount + Number(isRefused)}
            items={items}
          />
          <Field
            id={ids.reference}
            label={trackReference.label}
            hint={trackReference.hint}
            error={errors.reference ?? unsuited}
          >
            {(control) => (
              <Input
                {...control}
                {...register('reference', {
                  validate: (text) => referenceError(text) ?? true,
                  onChange: form.edit,
                })}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            )}
          </Field>
          <Field id={ids.email} label={lookupWords.email} hint={lookupWords.emailHint} error={errors.email}>
            {(control) => (
              <EmailInput
                {...control}
                {...register('email', {
                  validate: (text = '') => emailRule(text) ?? true,
                  onChange: form.edit,
                })}
                // Without a name until the scripts are here: a plain GET would put the address into the link.
                name={isHydrated ? 'email' : undefined}
              />
            )}
          </Field>
          <Checkbox
            {...register('keep', {
              onChange: ({ target }: { target: HTMLInputElement }) => {
                if (!target.checked) forgetEmail();
              },
            })}
            label={lookupWords.remember}
          />
          {remembered && !isEmailKept && <Small role="status">{notKeptHere}</Small>}
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {isBusy ? lookupWords.looking : lookupWords.track}
          </Button>
        </Stack>
      </form>
    </>
  );
}
