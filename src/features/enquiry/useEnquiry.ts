import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { enquiryRestored, enquiryWanted, selectEnquiryItems } from './enquirySlice';
import type { EnquiryItem } from './enquiryItem';
import { storedEnquiry } from './storedEnquiry';

/** The enquiry list, as saved on this device; empty in the prerendered page. It follows changes of other tabs. */
export function useEnquiry(): readonly EnquiryItem[] {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(enquiryWanted());
    return storedEnquiry.subscribe((items, source) => {
      if (source === 'another-tab') dispatch(enquiryRestored(items));
    });
  }, [dispatch]);
  return useSelector(selectEnquiryItems);
}
