import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { useGetQuoteStatusQuery } from '../../api/quoteEndpoints';
import type { QuoteStatus } from '../../api/schemas/quote';
import { isApiError } from '../../api/toApiError';
import { storageKeys } from '../../config/storageKeys';
import { isEmail } from '../../lib/text/email';
import { defineStored } from '../../storage/defineStored';
import { useStored } from '../../storage/useStored';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { useDoneDeadlines } from './model/doneDeadlines';
import { lookupFieldErrors } from './model/lookupErrors';
import { readMilestones } from './model/milestoneReading';
import { otherNumber } from './model/otherNumber';
import { storedRecent, addRecent } from './model/recent';
import { cleanReference } from './model/reference';
import { isJourneyAlone } from './model/trackLink';
import { useLookupForm } from './useLookupForm';

/** A lookup, in which both values must match. */
interface Lookup {
  readonly reference: string;
  readonly email: string;
}

const storedEmail = defineStored({
  key: storageKeys.trackingEmail,
  schema: v.pipe(v.string(), v.check(isEmail)),
  fallback: '',
});
/** Key of the most recently typed e-mail in the map by reference; no reference is empty. */
const LATEST = '';

/**
 * The tracking page's state. The reference is in the URL, so that Back and links work; the e-mail is only in memory, or
 * saved on the device if the visitor opts in. Once both are known, the lookup runs automatically with the e-mail used for
 * that reference before, or else the latest one.
 */
export function useTracking() {
  const isHydrated = useIsHydrated();
  const [params, setParams] = useSearchParams();
  const [emails, setEmails] = useState<ReadonlyMap<string, string>>(new Map());
  const [remembered, remember, forget, isEmailSaved] = useStored(storedEmail);
  const [recent, saveRecent, , isRecentSaved] = useStored(storedRecent);
  const done = useDoneDeadlines();
  /** Rereads the list, as another tab may have changed it. If it couldn't be saved, only memory has it. */
  const latestRecent = () => (isRecentSaved ? storedRecent.read() : recent);

  const reference = isHydrated ? cleanReference(params.get('reference')) : '';
  const ownEmail = emails.get(reference);
  const email = ownEmail ?? (emails.get(LATEST) || remembered);
  const lookup = reference && email && !otherNumber(reference) ? { reference, email } : undefined;
  const query = useGetQuoteStatusQuery(lookup ?? skipToken);
  const form = useLookupForm(lookup ? `${lookup.reference} ${lookup.email}` : '');

  // Back from another page, the result is gone: its scroll position would show the footer.
  useEffect(() => {
    if (reference && !lookup) window.scrollTo(0, 0);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the page opens
  }, []);

  // RTK Query infers the schema's input type, not its output type.
  const found = query.currentData as QuoteStatus | undefined;
  const foundAt = query.fulfilledTimeStamp;
  useEffect(() => {
    if (!found || !foundAt || query.isFetching) return;
    const { status } = readMilestones(found);
    saveRecent(addRecent(latestRecent(), { reference: found.reference, status, at: foundAt }));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per response, regardless of changes to the list
  }, [found, foundAt, query.isFetching]);

  const isCurrent = (one: Lookup) => lookup?.reference === one.reference && lookup.email === one.email;
  const serverErrors = isApiError(query.error) && !query.isFetching ? lookupFieldErrors(query.error) : {};
  const lookUp = (next: Lookup) => {
    form.submit();
    if (isCurrent(next)) {
      if (!query.isFetching) void query.refetch();
      return;
    }
    setEmails(new Map([...emails, [next.reference, next.email], [LATEST, next.email]]));
    if (next.reference !== reference)
      // Preserve the other parameters, which are the board's filter and sort order.
      setParams((others) => ({ ...Object.fromEntries(others), reference: next.reference }), {
        preventScrollReset: true,
      });
  };

  return {
    reference,
    /** The e-mail this reference was looked up with, if any. */
    ownEmail,
    lookup,
    /** Opened from a shared link: show the journey without details. */
    isJourneyAlone: isHydrated && isJourneyAlone(params),
    query,
    found,
    form,
    /** Whether this exact lookup is in flight; a corrected one doesn't have to wait for it. */
    isLookingUp: (one: Lookup) => query.isFetching && isCurrent(one),
    hasServerErrors: Object.keys(serverErrors).length > 0,
    /** The server's error for a field, while the field still has the rejected value. */
    serverErrorOf: (name: keyof Lookup, one: Lookup) =>
      one[name] === lookup?.[name] ? serverErrors[name] : undefined,
    lookUp,
    remembered,
    remember,
    /** Deletes the saved e-mail but still uses it for this visit. */
    forgetEmail: () => {
      setEmails(new Map([...emails, [LATEST, email]]));
      forget();
    },
    isEmailSaved,
    recent,
    isRecentSaved,
    /** Deadlines checked off, on a result or on the board. */
    done,
    removeRecent: (removed: string) => {
      saveRecent(latestRecent().filter((entry) => entry.reference !== removed));
    },
  };
}

export type Tracking = ReturnType<typeof useTracking>;
