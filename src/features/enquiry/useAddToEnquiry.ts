import { enquiryWords as words } from '../../content/tools/enquiry';
import { useDevice, useDeviceDispatch } from '../../device/useDevice';
import { announce } from '../../ui/announce';
import { MAX_ITEMS } from './enquiryItem';
import { enquiryList, itemAdded } from './enquiryList';

/** Adds items to the list and announces the result to screen readers. `isFull` means no new items fit. */
export function useAddToEnquiry() {
  const dispatch = useDeviceDispatch();
  const [items] = useDevice(enquiryList);
  const isFull = items.length >= MAX_ITEMS;
  const itemOf = (id: string) => items.find((item) => item.id === id);
  const add = (id: string, name: string): boolean => {
    const canAdd = !isFull || itemOf(id) !== undefined;
    if (canAdd) dispatch(itemAdded({ id, name }));
    announce(canAdd ? words.added(name) : words.full);
    return canAdd;
  };
  return { add, itemOf, isFull };
}
