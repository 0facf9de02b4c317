import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { enquiryRestored, enquiryRequested, selectEnquiryItems } from './enquirySlice';
import type { EnquiryItem } from './enquiryItem';
import { storedEnquiry } from './storedEnquiry';

/** The enquiry list saved on this device, synced with other tabs; empty in the prerendered page. */
export function useEnquiry(): readonly EnquiryItem[] {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(enquiryRequested());
    return storedEnquiry.subscribe((items, source) => {
      if (source !== 'this-tab') dispatch(enquiryRestored(items));
    });
  }, [dispatch]);
  return useSelector(selectEnquiryItems);
}
