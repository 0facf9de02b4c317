import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { selectServiceProblem } from '../../api/serviceState';
import { company } from '../../content/company';
import * as messageForm from '../../content/pages/messageForm';
import { draftMessages } from '../../content/sending';
import type { PlacedErrors, WithDrafts } from '../../drafts/draftState';
import { isRepeat } from '../../drafts/resolveDraft';
import { useDraftForm } from '../../drafts/useDraft';
import { EmailLink } from '../../ui/links';
import { Button, ScriptButton } from '../../ui/buttons/Button';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { ignoreComposingEnter } from '../../ui/form/controls';
import { Cluster, Stack } from '../../ui/theme/layout';
import { Small } from '../../ui/theme/text';
import { Notice } from '../../ui/Notice';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { WithoutScripts } from '../../ui/theme/Only';
import { contactDraft } from './contactDraft';
import { ContactFieldset } from './ContactFieldset';
import { contactFields, fieldId, toMessage } from './contactValues';
import type { ContactValues } from './contactValues';
import { LazyOutcome } from './LazyOutcome';
import { useLinkedMessage } from './useLinkedMessage';

const { actions, selectDraft, selectStatus } = contactDraft;

/** The contact form, from editing through sending to failure. */
export function MessageForm({ list }: { readonly list: string }) {
  const dispatch = useDispatch();
  const status = useSelector(selectStatus);
  const failures = useSelector((state: WithDrafts) => selectDraft(state).failures);
  const [failuresBefore] = useState(failures);
  const [isAsking, setIsAsking] = useState(false);
  const sendButton = useRef<HTMLButtonElement>(null);
  const service = useSelector(selectServiceProblem);
  const isHydrated = useIsHydrated();
  // No default values: they would overwrite what was typed before hydration.
  const form = useForm<ContactValues>({ shouldFocusError: false });
  useDraftForm(contactDraft, form);
  useLinkedMessage(list);

  const { errors, submitCount } = form.formState;
  const refusal: PlacedErrors = status.kind === 'refused' ? status : { fields: {}, summary: [] };
  const errorOf = (name: keyof ContactValues) => errors[name]?.message ?? refusal.fields[name];
  const items = [
    ...contactFields.flatMap((name) => {
      const message = errorOf(name);
      return message ? [{ fieldId: fieldId(name), message }] : [];
    }),
    ...refusal.summary.map((message) => ({ message })),
  ];
  const isSending = status.kind === 'sending';
  const isUndelivered = status.kind !== 'editing' && !isSending;
  const newFailures = failures - failuresBefore;

  const asksRepeat = isRepeat(status) && !isSending;
  const submit = form.handleSubmit((values) => {
    if (asksRepeat && !isAsking) {
      setIsAsking(true);
      return;
    }
    setIsAsking(false);
    dispatch(actions.sendRequested(toMessage(values)));
  });
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- not an interaction: keeps an IME's Enter from submitting
    <form
      noValidate
      autoComplete="off"
      aria-label={messageForm.label}
      onSubmit={(event) => void submit(event)}
      onKeyDown={ignoreComposingEnter}
    >
      <Stack $gap={5}>
        <ErrorSummary
          title={isRepeat(status) ? messageForm.notSentAgain : messageForm.notSent}
          attempt={submitCount + newFailures}
          items={items}
        />
        <WithoutScripts>
          {messageForm.withoutScripts} <EmailLink address={company.email} /> {messageForm.orCall}
        </WithoutScripts>
        <fieldset disabled={isSending}>
          <VisuallyHidden as="legend">{messageForm.legend}</VisuallyHidden>
          <ContactFieldset form={form} errorOf={errorOf} />
        </fieldset>
        {service && status.kind === 'editing' && <LazyOutcome />}
        {isHydrated && isUndelivered && (
          // Next to the button. Errors are newer than the outcome. Unmounted, it would take the focus when they're corrected.
          <div hidden={items.length > 0}>
            <LazyOutcome attempt={newFailures}>
              <Notice tone="caution" title={messageForm.maybeNotSent} role="alert">
                <p>{messageForm.stillHere}</p>
              </Notice>
            </LazyOutcome>
          </div>
        )}
        {isAsking && asksRepeat ? (
          <ConfirmRepeat
            onCancel={() => {
              // Render the button before focusing it.
              flushSync(() => setIsAsking(false));
              sendButton.current?.focus();
            }}
          />
        ) : (
          <Cluster>
            {/* Before hydration, a native GET submit would put the message into the URL. */}
            <Button
              ref={sendButton}
              type="submit"
              disabled={!isHydrated}
              aria-disabled={isSending || undefined}
            >
              {isSending
                ? messageForm.sending
                : isUndelivered && status.kind !== 'refused'
                  ? messageForm.sendAgain
                  : messageForm.send}
            </Button>
            <ScriptButton
              $variant="quiet"
              aria-disabled={isSending || undefined}
              onClick={() => {
                dispatch(actions.cleared());
                // Its errors, too.
                form.reset(undefined, { keepValues: true });
              }}
            >
              {messageForm.clear}
            </ScriptButton>
          </Cluster>
        )}
        <DraftNote />
      </Stack>
    </form>
  );
}

/**
 * Asks before a message that may have arrived is sent again: unlike a quote request, it has no id by which our server
 * could recognize it. The confirm button submits the form.
 */
function ConfirmRepeat({ onCancel }: { readonly onCancel: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div ref={box} role="group" aria-label={messageForm.repeat.title} tabIndex={-1}>
      <Notice tone="caution" title={messageForm.repeat.title}>
        <p>{messageForm.repeat.text}</p>
        <Cluster>
          <Button type="submit">{messageForm.repeat.confirm}</Button>
          <Button $variant="secondary" onClick={onCancel}>
            {messageForm.repeat.cancel}
          </Button>
        </Cluster>
      </Notice>
    </div>
  );
}

/** Says whether the draft is saved on this device, and offers Undo after Clear. */
function DraftNote() {
  const dispatch = useDispatch();
  const isSaved = useSelector(contactDraft.selectIsSaved);
  const canUndo = useSelector(contactDraft.selectCanUndo);
  return (
    <Cluster $gap={2}>
      <Small as="span" role="status">
        {canUndo
          ? draftMessages.cleared
          : isSaved
            ? draftMessages.savedUntilSent('contactDraft')
            : draftMessages.notSaved}
      </Small>
      {canUndo && (
        <Button
          $variant="quiet"
          onClick={() => {
            dispatch(contactDraft.undoClear());
            // The Undo button unmounts, so move focus to the restored form.
            document.getElementById(fieldId('subject'))?.focus();
          }}
        >
          {draftMessages.undo}
        </Button>
      )}
    </Cluster>
  );
}
