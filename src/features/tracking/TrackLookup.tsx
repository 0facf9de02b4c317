import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { lookupWords } from '../../content/pages/trackLookup';
import { otherNumberError } from '../../content/pages/tracking';
import { trackReference } from '../../content/trackReference';
import { emailRule } from '../../forms/rules/email';
import { useEmailSuggestion } from '../../forms/useEmailSuggestion';
import { cleanEmail } from '../../lib/text/email';
import { announce } from '../../ui/announce';
import { Button } from '../../ui/buttons/Button';
import { Checkbox } from '../../ui/form/Checkbox';
import { EmailInput, Input } from '../../ui/form/controls';
import { EmailSuggestion } from '../../ui/form/EmailSuggestion';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { Field } from '../../ui/form/Field';
import { ignoreComposingEnter } from '../../ui/form/ignoreComposingEnter';
import { Stack } from '../../ui/theme/layout';
import { Small } from '../../ui/theme/text';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { CollapsedLookup } from './CollapsedLookup';
import { lookupFields } from './model/lookupErrors';
import { otherNumber } from './model/otherNumber';
import { cleanReference, missingReference } from './model/reference';
import type { Tracking } from './useTracking';

interface Values {
  reference: string;
  email: string;
  keep: boolean;
}

/** Cleans the fields' values, which are undefined until the fields are registered. */
const toLookup = ({ reference = '', email = '' }: Partial<Values>) => ({
  reference: cleanReference(reference),
  email: cleanEmail(email),
});

function referenceError(text: string): string | undefined {
  const reference = cleanReference(text);
  const other = otherNumber(reference);
  return missingReference(reference) ?? (other && otherNumberError(other));
}

const ids = { reference: 'track-reference', email: 'track-email' } as const;

/** The lookup form. Reference and e-mail must both match, so that a reference alone reveals nothing. */
export function TrackLookup({ tracking }: { readonly tracking: Tracking }) {
  const {
    reference,
    ownEmail,
    remembered,
    isEmailSaved,
    isLookingUp,
    hasServerErrors,
    serverErrorOf,
    form,
    lookUp,
    remember,
    forgetEmail,
  } = tracking;
  const isHydrated = useIsHydrated();
  // No default values: they would overwrite what was typed before hydration.
  const fields = useForm<Values>({ shouldFocusError: false });
  const { register, handleSubmit, formState, setValue, setFocus, getValues, control } = fields;
  const suggestion = useEmailSuggestion(fields, 'email', form.edit);
  const typed = toLookup(useWatch({ control }));
  const errors = Object.fromEntries(
    lookupFields.map((name) => [name, formState.errors[name]?.message ?? serverErrorOf(name, typed)]),
  );
  // Shown next to the field while typing; the summary lists it only after a submit.
  const referenceMessage = typed.reference ? referenceError(typed.reference) : undefined;
  const [attempted, setAttempted] = useState<string>();
  const isBeforeSubmit = referenceMessage !== undefined && typed.reference !== attempted;
  useEffect(() => {
    if (referenceMessage) announce(referenceMessage);
  }, [referenceMessage]);
  const items = lookupFields.flatMap((name) => {
    const message = errors[name];
    return message && !(name === 'reference' && isBeforeSubmit) ? [{ fieldId: ids[name], message }] : [];
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
      const sent = toLookup(values);
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
    // Render the field before focusing it.
    flushSync(form.edit);
    setFocus('reference', { shouldSelect: true });
  };

  return (
    <>
      {form.isCollapsed && <CollapsedLookup reference={reference} onExpand={trackAnother} />}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- not an interaction: keeps an IME's Enter from submitting */}
      <form
        noValidate
        hidden={form.isCollapsed}
        aria-label={lookupWords.trackShipment}
        onSubmit={(event) => void submit(event)}
        onKeyDown={ignoreComposingEnter}
      >
        <Stack $gap={4}>
          <ErrorSummary
            title={lookupWords.nothing}
            // A rejected lookup counts as a new attempt, because submitting it was already announced.
            attempt={formState.submitCount + Number(hasServerErrors)}
            items={items}
          />
          <Field
            id={ids.reference}
            label={trackReference.label}
            hint={trackReference.hint}
            error={errors.reference ?? referenceMessage}
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
          <Field
            id={ids.email}
            label={lookupWords.email}
            hint={reference && !tracking.lookup ? lookupWords.senderEmail : lookupWords.emailHint}
            error={errors.email}
          >
            {(control) => (
              <>
                <EmailInput
                  {...control}
                  {...register('email', {
                    validate: (text = '') => emailRule(text) ?? true,
                    onChange: form.edit,
                  })}
                />
                <EmailSuggestion {...suggestion} inputId={control.id} />
              </>
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
          {remembered && !isEmailSaved && <Small role="status">{lookupWords.notRemembered}</Small>}
          {/* Before hydration, a native GET submit would lose the link's reference and put the e-mail into the URL. */}
          <Button type="submit" disabled={!isHydrated} aria-disabled={isBusy || undefined}>
            {isBusy ? lookupWords.looking : lookupWords.track}
          </Button>
        </Stack>
      </form>
    </>
  );
}
