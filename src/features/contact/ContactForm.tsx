import { Suspense, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectServiceTrouble } from '../../api/serviceState';
import { company } from '../../content/company';
import { keptWords } from '../../content/keptWords';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { ignoreComposingEnter } from '../../ui/form/ignoreComposingEnter';
import { useErrorTitle } from '../../ui/form/useErrorTitle';
import { Cluster, Stack } from '../../ui/layout';
import { ScriptButton } from '../../ui/ScriptButton';
import { Small } from '../../ui/text';
import { useIsHydrated } from '../../ui/useIsHydrated';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ContactFieldset } from './ContactFieldset';
import { contactFields, fieldId } from './contactValues';
import { ContactSent, ContactTrouble, preloadLateParts, ServiceWarning } from './lateParts';
import { placeServerErrors } from './serverErrors';
import { useContactForm } from './useContactForm';
import type { ContactFormProps } from './useContactForm';

/** A message to the one team. */
export function ContactForm(props: ContactFormProps) {
  const { form, submit, failure, attempt, isSending, sentTo, again, ...draft } = useContactForm(props);
  const { maybeSent, isUnsent, isKept, clear, undo } = draft;
  const isHydrated = useIsHydrated();
  const service = useSelector(selectServiceTrouble);
  useEffect(preloadLateParts, []);
  const { errors } = form.formState;
  const items = [
    ...contactFields.flatMap((name) => {
      const message = errors[name]?.message;
      return message ? [{ fieldId: fieldId(name), message }] : [];
    }),
    ...(failure ? placeServerErrors(failure).rest.map((message) => ({ message })) : []),
  ];
  useErrorTitle(items.length > 0);

  if (sentTo !== undefined) {
    return (
      <Suspense fallback={null}>
        <ContactSent email={sentTo} onAgain={again} />
      </Suspense>
    );
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- not an interaction: keeps an IME's Enter from sending
    <form
      noValidate
      aria-label="Write to us"
      onSubmit={(event) => void submit(event)}
      onKeyDown={ignoreComposingEnter}
    >
      <Stack $gap={5}>
        <ErrorSummary title="Your message was not sent yet" attempt={attempt} items={items} />
        {isHydrated && !isSending && (failure !== undefined || isUnsent || maybeSent) && (
          <Suspense fallback={null}>
            <ContactTrouble
              error={failure}
              maybeSent={maybeSent}
              isUnsent={isUnsent}
              isKept={isKept}
              attempt={attempt}
              control={form.control}
            />
          </Suspense>
        )}
        <noscript>
          The form needs JavaScript. Without it, write to{' '}
          <a href={`mailto:${company.email}`}>{company.email}</a> or call: nothing is different for you.
        </noscript>
        <fieldset disabled={isSending}>
          <VisuallyHidden as="legend">What we are to know</VisuallyHidden>
          <ContactFieldset form={form} />
        </fieldset>
        {service && !failure && !isUnsent && !maybeSent && (
          <Suspense fallback={null}>
            <ServiceWarning trouble={service} control={form.control} />
          </Suspense>
        )}
        <Cluster>
          {/* Before the scripts are here a plain submit would put the message into the address. */}
          <Button type="submit" disabled={!isHydrated} aria-disabled={isSending || undefined}>
            {isSending ? 'Sending…' : isUnsent || maybeSent ? 'Send it again' : 'Send the message'}
          </Button>
          <ScriptButton $variant="quiet" aria-disabled={isSending || undefined} onClick={clear}>
            Clear the form
          </ScriptButton>
        </Cluster>
        <Cluster $gap={2}>
          <Small as="span" role="status">
            {undo ? keptWords.cleared : isKept ? keptWords.keeping('contactDraft') : keptWords.notKept}
          </Small>
          {undo && (
            <Button $variant="quiet" onClick={undo}>
              {keptWords.undo}
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  );
}
