import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { lookupWords } from '../../content/pages/trackLookup';
import { trackReference } from '../../content/trackReference';
import { otherNumberError } from '../../content/pages/tracking';
import { useDraftForm } from '../../drafts/useDraft';
import { EmailField } from '../../forms/EmailField';
import { emailRule } from '../../forms/rules/email';
import { cleanEmail } from '../../lib/text/email';
import { useDevice } from '../../device/useDevice';
import { announce } from '../../ui/announce';
import { Button } from '../../ui/buttons/Button';
import { Checkbox } from '../../ui/form/Checkbox';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { ignoreComposingEnter } from '../../ui/form/controls';
import { TextField } from '../../ui/form/TextField';
import { Actions, Cluster, Columns, Stack } from '../../ui/theme/layout';
import { Code, Small } from '../../ui/theme/text';
import { below, space } from '../../ui/theme/tokens';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { storedEmail } from './model/lookupListeners';
import { formExpanded, lookupForm } from './model/lookupSlice';
import { otherNumber } from './model/otherNumber';
import { typedReference } from './model/reference';
import type { LookupValues } from './trackingState';
import { lookupFields, placeLookupErrors, useLookup, useLookUp } from './useLookup';

/** Cleans the fields' values, which are undefined until the fields are registered. */
const toQuery = ({ reference = '', email = '' }: Partial<LookupValues>) => ({
  reference: typedReference(reference),
  email: cleanEmail(email),
});

function referenceError(text: string): string | undefined {
  const reference = typedReference(text);
  if (!reference) return trackReference.missing;
  const other = otherNumber(reference);
  return other && otherNumberError(other);
}

/** The field that takes the focus. */
export const LOOKUP_FIELD_ID = 'track-reference';

const ids = { reference: LOOKUP_FIELD_ID, email: 'track-email' } as const;

/**
 * The lookup form, collapsed while its result is shown. Reference and e-mail must both match, so that a reference alone
 * reveals nothing. `children` is beside its button, or below the reference.
 */
export function TrackLookup({ children }: { readonly children: ReactNode }) {
  const dispatch = useDispatch();
  const { reference, query, error, isBusy, isCollapsed } = useLookup();
  const lookUp = useLookUp();
  const [remembered, remember, forget, isEmailSaved] = useDevice(storedEmail);
  const isHydrated = useIsHydrated();
  // No default values: they would overwrite what was typed before hydration.
  const fields = useForm<LookupValues>({ shouldFocusError: false });
  useDraftForm(lookupForm, fields);
  const { register, handleSubmit, formState, setFocus, control } = fields;
  const typed = toQuery(useWatch({ control }));
  /** The server's errors, each shown while its field still has the rejected value. */
  const rejected = error ? placeLookupErrors(error).fields : {};
  const errors = Object.fromEntries(
    lookupFields.map((name) => [
      name,
      formState.errors[name]?.message ?? (typed[name] === query?.[name] ? rejected[name] : undefined),
    ]),
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

  const submit = handleSubmit(
    (values) => {
      const submitted = toQuery(values);
      if (values.keep) remember(submitted.email);
      else forget();
      lookUp(submitted);
    },
    () => setAttempted(typed.reference),
  );
  const isLookingUp = isBusy && lookupFields.every((name) => typed[name] === query?.[name]);
  const trackAnother = () => {
    // Render the field before focusing it.
    flushSync(() => dispatch(formExpanded()));
    setFocus('reference', { shouldSelect: true });
  };

  return (
    <>
      {isCollapsed && (
        <>
          <Collapsed $gap={[0, 3]}>
            <Code>{reference}</Code>
            <Button $variant="quiet" onClick={trackAnother}>
              {lookupWords.another}
            </Button>
          </Collapsed>
          {children}
        </>
      )}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- not an interaction: keeps an IME's Enter from submitting */}
      <form
        noValidate
        hidden={isCollapsed}
        aria-label={lookupWords.trackShipment}
        onSubmit={(event) => void submit(event)}
        onKeyDown={ignoreComposingEnter}
      >
        <Stack $gap={4}>
          <ErrorSummary
            title={lookupWords.nothing}
            // A rejected lookup counts as a new attempt, because submitting it was already announced.
            attempt={formState.submitCount + Number(Object.keys(rejected).length > 0)}
            items={items}
          />
          <Columns $min="18rem" $gap={4}>
            <TextField
              kind="code"
              id={ids.reference}
              label={trackReference.label}
              hint={trackReference.hint}
              error={errors.reference ?? referenceMessage}
              {...register('reference', { validate: (text) => referenceError(text) ?? true })}
            />
            <EmailField
              form={fields}
              name="email"
              id={ids.email}
              label={lookupWords.email}
              hint={reference && !query ? lookupWords.senderEmail : lookupWords.emailHint}
              error={errors.email}
              validate={(text = '') => emailRule(text) ?? true}
            />
          </Columns>
          <Checkbox
            {...register('keep', {
              onChange: ({ target }: { target: HTMLInputElement }) => {
                if (!target.checked) forget();
              },
            })}
            label={lookupWords.remember}
          />
          {remembered && !isEmailSaved && <Small role="status">{lookupWords.notRemembered}</Small>}
          {/* Before hydration, a native GET submit would lose the link's reference and put the e-mail into the URL. */}
          <Actions $gap={[0, 5]}>
            <Button type="submit" disabled={!isHydrated} aria-disabled={isLookingUp || undefined}>
              {isLookingUp ? lookupWords.looking : lookupWords.track}
            </Button>
            {!isCollapsed && children}
          </Actions>
        </Stack>
      </form>
    </>
  );
}

const Collapsed = styled(Cluster)`
  justify-content: space-between;
  /* Offsets the surrounding panel's padding, which is sized for the full form. */
  margin-block: -${space(3)};
  font-weight: 700;
  ${below.sm} {
    font-size: var(--t-sm);
  }
  > button {
    margin-inline: -${space(2.5)};
  }
`;
