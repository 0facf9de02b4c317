import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { pageOpened } from './referralSlice';

/** Reports each page's query to the store after hydration, because any page may be opened with `?ref=`. */
export function useReferralLink(): void {
  const dispatch = useDispatch();
  const { search } = useLocation();
  useEffect(() => {
    dispatch(pageOpened(search));
  }, [dispatch, search]);
}
