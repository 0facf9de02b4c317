import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { enquiryRequested, selectEnquiryItems } from './enquirySlice';
import type { EnquiryItem } from './enquiryItem';

/** The enquiry list saved on this device, synced with other tabs; empty in the prerendered page. */
export function useEnquiry(): readonly EnquiryItem[] {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(enquiryRequested());
  }, [dispatch]);
  return useSelector(selectEnquiryItems);
}
