import type { UnknownAction } from '@reduxjs/toolkit';
import { bodyChosen, chosenCar } from '../../../device/chosenCar';
import { useDevice } from '../../../device/useDevice';
import type { WithDrafts } from '../../../drafts/draftState';
import type { CarPaint, VehicleLook } from '../../../lib/vehicle/carLook';
import { listen, quoteDraft, useQuote } from './quoteDraft';

const firstBody = (state: WithDrafts) => quoteDraft.selectValues(state).vehicles[0]?.body_type;

/** The body type of the first vehicle is also that of the car in the site's pictures. */
export const ownCarListeners: readonly UnknownAction[] = [
  listen({
    predicate: (action, now, before) =>
      quoteDraft.actions.edited.match(action) && firstBody(now) !== firstBody(before),
    effect: (_action, { dispatch, getState }) => {
      const body = firstBody(getState());
      if (body) dispatch(bodyChosen(body));
    },
  }),
];

/** How the request's first vehicle looks; undefined until its body type is known. */
export function useOwnCar():
  { readonly body: VehicleLook; readonly paint: CarPaint | undefined } | undefined {
  const body = useQuote(({ vehicles }) => vehicles[0]?.body_type);
  const [{ paint }] = useDevice(chosenCar);
  return body ? { body, paint } : undefined;
}
