import { fleetListeners } from '../../src/features/tracking/fleet/model/fleetListeners';
import * as fleet from '../../src/features/tracking/fleet/model/fleetSlice';
import { EMAIL, referenceOf } from './board';
import { openStore } from './session';

/** Board entries HAL-1, HAL-2 and so on. */
export const fleetEntries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    reference: `HAL-${String(index + 1)}`,
    note: '',
    email: EMAIL,
  }));

/** Answers with a shipment at sea, and with parts that the board neither shows nor stores. */
export const foundAtSea = (request: Request) =>
  Response.json({
    reference: referenceOf(request),
    status: 'in_transit',
    message: 'Not for the device',
    shipment: { vessel: 'MV Secret', eta: '2026-12-12', milestones: [{ code: 'CONF' }, { code: 'ARRI' }] },
  });

/** The board in a new store, as on a newly loaded page. */
export function openFleet() {
  const { store } = openStore();
  for (const listener of fleetListeners) store.dispatch(listener);
  store.dispatch(fleet.boardOpened());
  return { ...store, state: () => fleet.selectFleet(store.getState()) };
}
