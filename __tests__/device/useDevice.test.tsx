import { instrument } from '@redux-devtools/instrument';
import type { EnhancedStore } from '@redux-devtools/instrument';
import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { Store } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import * as v from 'valibot';
import { makeStore } from '../../src/app/makeStore';
import { defineDeviceItem } from '../../src/device/defineDeviceItem';
import { addDeviceListeners, followDevice } from '../../src/device/deviceListeners';
import { deviceReducer } from '../../src/device/deviceSlice';
import { useDevice } from '../../src/device/useDevice';
import { storageKeys } from '../../src/config/storageKeys';
import { saveItem, savedItem, saveItemElsewhere } from '../support/deviceItems';
import { openStore } from '../support/session';

const storedVin = defineDeviceItem({ key: storageKeys.vinCheck, schema: v.string(), fallback: '' });

function Vin() {
  const [vin, setVin, remove, isSaved] = useDevice(storedVin);
  return (
    <>
      <label>
        VIN
        <input
          value={vin}
          onChange={({ target }) => {
            setVin(target.value);
          }}
        />
      </label>
      <button onClick={remove}>Clear</button>
      {!isSaved && <p>Not saved</p>}
    </>
  );
}
const field = () => screen.getByRole('textbox', { name: 'VIN' });
const fields = () => screen.getAllByRole('textbox', { name: 'VIN' });

function open(count = 1, store: Store = openStore().store) {
  const keys = Array.from({ length: count }, (_, index) => index);
  render(
    <Provider store={store}>
      {keys.map((key) => (
        <Vin key={key} />
      ))}
    </Provider>,
  );
  return userEvent.setup();
}

const fillStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

it('hydrates with the fallback, then shows the stored value', () => {
  saveItem('vinCheck', '1HG');
  const { store } = makeStore();
  const serverState = store.getState();
  const page = (
    <Provider store={store} serverState={serverState}>
      <Vin />
    </Provider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(field()).toHaveValue('');
  const stop = followDevice(store);
  // A hydration mismatch would log an error and fail the test.
  render(page, { container, hydrate: true });
  expect(field()).toHaveValue('1HG');
  stop();
});

it('saves typed text, follows other tabs, and clears', async () => {
  const user = open();
  await user.type(field(), '1HG');
  expect(savedItem('vinCheck')).toBe('1HG');
  saveItemElsewhere('vinCheck', '2HG');
  expect(field()).toHaveValue('2HG');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field()).toHaveValue('');
  expect(localStorage).toHaveLength(0);
});

it.each(['saved', 'not saved'])('shows the same value in two places if it is %s', async (how) => {
  if (how === 'not saved') fillStorage();
  const user = open(2);
  const [first, second] = fields();
  if (!first) throw new Error('no field');
  await user.type(first, '1HG');
  expect(second).toHaveValue('1HG');
  expect(screen.queryAllByText('Not saved')).toHaveLength(how === 'saved' ? 0 : 2);
});

it('works without saving when storage is full, and says so until it is saved again', async () => {
  const full = fillStorage();
  const user = open();
  await user.type(field(), '1H');
  expect(field()).toHaveValue('1H');
  expect(screen.getByText('Not saved')).toBeInTheDocument();
  full.mockRestore();
  await user.type(field(), 'G');
  expect(savedItem('vinCheck')).toBe('1HG');
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
});

it('shows past states on a jump in Redux DevTools, and saves nothing then', async () => {
  const listeners = createListenerMiddleware();
  addDeviceListeners(listeners);
  const reducer = combineReducers({ device: deviceReducer });
  const store = configureStore({
    reducer,
    middleware: (getDefault) => getDefault().prepend(listeners.middleware),
    devTools: false,
    enhancers: (getDefault) => getDefault().concat(instrument()),
  });
  const { liftedStore } = store as unknown as EnhancedStore<ReturnType<typeof reducer>, never, object>;
  const user = open(1, store);
  await user.type(field(), '1HG');
  const { computedStates, actionsById } = liftedStore.getState();
  const jump = (index: number) => {
    act(() => {
      liftedStore.dispatch({ type: 'JUMP_TO_STATE', index, actionId: index } as never);
    });
  };
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  const removeItem = jest.spyOn(Storage.prototype, 'removeItem');
  for (const [index, shown] of ['', '1', '1H', '1HG'].entries()) {
    jump(index);
    expect(field()).toHaveValue(shown);
  }
  expect(computedStates).toHaveLength(4);
  expect(Object.keys(actionsById)).toHaveLength(4);
  expect(setItem).not.toHaveBeenCalled();
  expect(removeItem).not.toHaveBeenCalled();
  expect(savedItem('vinCheck')).toBe('1HG');
});
