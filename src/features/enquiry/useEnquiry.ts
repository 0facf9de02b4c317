import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { storageKeys } from '../../config/storageKeys';
import { enquiryRestored, enquiryWanted, selectEnquiryItems } from './enquirySlice';
import type { EnquiryItem } from './enquirySlice';
import { parseEnquiry } from './parseEnquiry';

/** The enquiry list, as kept on this device; empty in the prerendered page. It follows changes of other tabs. */
export function useEnquiry(): readonly EnquiryItem[] {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(enquiryWanted());
    const follow = ({ key, newValue }: StorageEvent) => {
      // A null key: everything was cleared.
      if (key !== null && key !== storageKeys.enquiryList.key) return;
      dispatch(enquiryRestored(parseEnquiry(newValue)));
    };
    window.addEventListener('storage', follow);
    return () => {
      window.removeEventListener('storage', follow);
    };
  }, [dispatch]);
  return useSelector(selectEnquiryItems);
}
