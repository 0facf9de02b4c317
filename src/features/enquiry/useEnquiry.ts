import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { storageKeys } from '../../config/storageKeys';
import { followItem } from '../../lib/safeStorage';
import { enquiryRestored, enquiryWanted, selectEnquiryItems } from './enquirySlice';
import type { EnquiryItem } from './enquirySlice';
import { parseEnquiry } from './parseEnquiry';

/** The enquiry list, as kept on this device; empty in the prerendered page. It follows changes of other tabs. */
export function useEnquiry(): readonly EnquiryItem[] {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(enquiryWanted());
    return followItem(storageKeys.enquiryList.key, (now) => {
      dispatch(enquiryRestored(parseEnquiry(now)));
    });
  }, [dispatch]);
  return useSelector(selectEnquiryItems);
}
