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
import { fieldRefusals } from './model/fieldRefusals';
import { otherNumber } from './model/otherNumber';
import { storedRecent, withRecent } from './model/recent';
import { cleanReference } from './model/reference';
import { isJourneyAlone } from './model/trackLink';
import { useLookupForm } from './useLookupForm';

/** What is looked up: both must match. */
interface Asked {
  readonly reference: string;
  readonly email: string;
}

const storedEmail = defineStored({
  key: storageKeys.trackingEmail,
  schema: v.pipe(v.string(), v.check(isEmail)),
  fallback: '',
});
/** Among the addresses by reference the one that was typed last: no reference is empty. */
const LATEST = '';

/**
 * What is tracked: the reference stands in the address (so Back and links work), the e-mail address only in memory,
 * or on this device if the visitor asked for that. With both it looks up by itself: a reference by the address that it
 * was looked up with before, another one by the latest.
 */
export function useTracking() {
  const isHydrated = useIsHydrated();
  const [params, setParams] = useSearchParams();
  const [emails, setEmails] = useState<ReadonlyMap<string, string>>(new Map());
  const [remembered, remember, forget, isEmailKept] = useStored(storedEmail);
  const [recent, keepRecent, , isRecentKept] = useStored(storedRecent);
  /** Another tab may have added to the list since; what the device did not take is known only here. */
  const latestRecent = () => (isRecentKept ? storedRecent.read() : recent);

  const reference = isHydrated ? cleanReference(params.get('reference')) : '';
  const ownEmail = emails.get(reference);
  const email = ownEmail ?? (emails.get(LATEST) || remembered);
  const asked = reference && email && !otherNumber(reference) ? { reference, email } : undefined;
  const query = useGetQuoteStatusQuery(asked ?? skipToken);
  const form = useLookupForm(asked ? `${asked.reference} ${asked.email}` : '');

  // RTK Query infers what the schema takes, not what it gives.
  const found = query.currentData as QuoteStatus | undefined;
  const foundAt = query.fulfilledTimeStamp;
  useEffect(() => {
    if (!found || !foundAt || query.isFetching) return;
    keepRecent(withRecent(latestRecent(), { reference: found.reference, status: found.status, at: foundAt }));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each answer, whatever the list is then
  }, [found, foundAt, query.isFetching]);

  const isAsked = (one: Asked) => asked?.reference === one.reference && asked.email === one.email;
  const refused = isApiError(query.error) && !query.isFetching ? fieldRefusals(query.error) : {};
  const lookUp = (next: Asked) => {
    form.submit();
    if (isAsked(next)) {
      if (!query.isFetching) void query.refetch();
      return;
    }
    setEmails(new Map([...emails, [next.reference, next.email], [LATEST, next.email]]));
    if (next.reference !== reference)
      // What else the address holds is the board's: its selection and order.
      setParams((others) => ({ ...Object.fromEntries(others), reference: next.reference }), {
        preventScrollReset: true,
      });
  };

  return {
    reference,
    /** By which this reference was looked up, if it was. */
    ownEmail,
    asked,
    /** Asked by a shared link: the journey, and no particulars. */
    isJourneyAlone: isHydrated && isJourneyAlone(params),
    query,
    found,
    form,
    /** Whether this very lookup is under way: a corrected one need not wait for it. */
    isLookingUp: (one: Asked) => query.isFetching && isAsked(one),
    isRefused: Object.keys(refused).length > 0,
    /** The server's words about a field, for as long as it holds what they are about. */
    refusalOf: (name: keyof Asked, one: Asked) => (one[name] === asked?.[name] ? refused[name] : undefined),
    lookUp,
    remembered,
    remember,
    /** What is on the screen stays there. */
    forgetEmail: () => {
      setEmails(new Map([...emails, [LATEST, email]]));
      forget();
    },
    isEmailKept,
    recent,
    isRecentKept,
    removeRecent: (gone: string) => {
      keepRecent(latestRecent().filter((entry) => entry.reference !== gone));
    },
  };
}

export type Tracking = ReturnType<typeof useTracking>;
