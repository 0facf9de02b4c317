import { useDispatch, useSelector } from 'react-redux';
import { enquiryWords as words } from '../../content/pages/shop';
import { announce } from '../../ui/announce';
import { MAX_LINES } from './enquiryLimits';
import { itemAdded, selectEnquiryItems } from './enquirySlice';

/** Adding to the list, and telling whoever does not see it; whether the list takes a new line at all. */
export function useAddToEnquiry() {
  const dispatch = useDispatch();
  const items = useSelector(selectEnquiryItems);
  const isFull = items.length >= MAX_LINES;
  const itemOf = (id: string) => items.find((item) => item.id === id);
  const add = (id: string, name: string): boolean => {
    const takesIt = !isFull || itemOf(id) !== undefined;
    if (takesIt) dispatch(itemAdded({ id, name }));
    announce(takesIt ? words.added(name) : words.full);
    return takesIt;
  };
  return { add, itemOf, isFull };
}
