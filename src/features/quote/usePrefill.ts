import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { WithDrafts } from '../../drafts/draftState';
import { firstOpenStep } from './model/checkStep';
import { yearOf } from '../../lib/time/localDay';
import { hasPrefill, prefill } from './model/prefill';
import { quoteDraft } from './model/quoteDraft';
import type { useSteps } from './useSteps';

/**
 * Fills in what a link such as `/quote?service=inspection` answers; then the address is the step's again. The code of who
 * sent the visitor is filled in where none was typed.
 */
export function usePrefill(
  { params, goTo }: ReturnType<typeof useSteps>,
  today: string,
  referralCode: string | undefined,
): void {
  const store = useStore<WithDrafts>();

  useEffect(() => {
    if (!hasPrefill(params)) return;
    const filled = prefill(quoteDraft.selectValues(store.getState()), params, yearOf(today));
    store.dispatch(quoteDraft.actions.edited(filled));
    goTo(firstOpenStep(filled, today), { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a link is followed once: the address alone decides
  }, [params]);

  useEffect(() => {
    const { values, status } = quoteDraft.selectDraft(store.getState());
    if (!referralCode || values.referral_code !== '' || status.kind !== 'editing') return;
    store.dispatch(quoteDraft.actions.edited({ ...values, referral_code: referralCode }));
  }, [referralCode, store]);
}
