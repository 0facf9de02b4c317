import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { WithDrafts } from '../../drafts/draftState';
import { firstOpenStep } from './model/checkStep';
import { yearOf } from '../../lib/time/calendarDate';
import type { CalendarDate } from '../../lib/time/calendarDate';
import { hasPrefill, prefill } from './model/prefill';
import { quoteDraft } from './model/quoteDraft';
import type { useSteps } from './useSteps';

/**
 * Prefills the draft from a link such as `/quote?service=inspection` and replaces the URL with the first open step. Also
 * fills in the saved referral code if the field is empty.
 */
export function usePrefill(
  { params, goTo }: ReturnType<typeof useSteps>,
  today: CalendarDate,
  referralCode: string | undefined,
): void {
  const store = useStore<WithDrafts>();

  useEffect(() => {
    if (!hasPrefill(params)) return;
    const filled = prefill(quoteDraft.selectValues(store.getState()), params, yearOf(today));
    store.dispatch(quoteDraft.actions.edited(filled));
    goTo(firstOpenStep(filled, today), { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- apply a link once, when the URL changes
  }, [params]);

  useEffect(() => {
    const { values, status } = quoteDraft.selectDraft(store.getState());
    if (!referralCode || values.referral_code !== '' || status.kind !== 'editing') return;
    store.dispatch(quoteDraft.actions.edited({ ...values, referral_code: referralCode }));
  }, [referralCode, store]);
}
