import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useListeners } from '../../../drafts/useListeners';
import { fleetListeners } from './model/fleetListeners';
import { boardOpened, selectFleet } from './model/fleetSlice';

/** The board's state, loaded from the device on first mount. */
export function useFleet() {
  const dispatch = useDispatch();
  useListeners(fleetListeners);
  useEffect(() => {
    dispatch(boardOpened());
  }, [dispatch]);
  return useSelector(selectFleet);
}
