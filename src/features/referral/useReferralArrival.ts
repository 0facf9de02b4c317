import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { pageOpened } from './referralSlice';

/** Takes note of `?ref=` on whatever page it comes, after hydration. */
export function useReferralArrival(): void {
  const dispatch = useDispatch();
  const { search } = useLocation();
  useEffect(() => {
    dispatch(pageOpened(search));
  }, [dispatch, search]);
}
