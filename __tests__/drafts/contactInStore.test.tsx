import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { instrument } from '@redux-devtools/instrument';
import type { EnhancedStore } from '@redux-devtools/instrument';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from '../../src/api/api';
import type { ApiExtra } from '../../src/api/apiExtra';
import { createTokenRenewal } from '../../src/api/tokenRenewal';
import { createRateLimits } from '../../src/api/rateLimits';
import { addDeviceListeners } from '../../src/device/deviceListeners';
import { deviceReducer } from '../../src/device/deviceSlice';
import { draftsReducer } from '../../src/drafts/draftState';
import { ContactForm } from '../../src/features/contact/ContactForm';
import { authReducer } from '../../src/session/authSlice';
import { createStoredSession } from '../../src/session/storedSession';
import { answer, ok } from '../support/answers';

/** Renders the contact form with a store instrumented by Redux DevTools. */
function openForm() {
  const stored = createStoredSession(() => localStorage);
  const extraArgument: ApiExtra = {
    stored,
    flushSession: () => Promise.resolve(),
    renewal: createTokenRenewal(),
    rateLimits: createRateLimits(),
  };
  const reducer = combineReducers({
    auth: authReducer,
    device: deviceReducer,
    drafts: draftsReducer,
    [api.reducerPath]: api.reducer,
  });
  const listeners = createListenerMiddleware();
  addDeviceListeners(listeners);
  const store = configureStore({
    reducer,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument } }).prepend(listeners.middleware, api.middleware),
    devTools: false,
    enhancers: (getDefault) => getDefault().concat(instrument()),
  });
  const { liftedStore } = store as unknown as EnhancedStore<
    ReturnType<typeof reducer>,
    UnknownAction,
    object
  >;
  const renders = jest.fn();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Profiler id="form" onRender={renders}>
          <ContactForm list="" />
        </Profiler>
      </MemoryRouter>
    </Provider>,
  );
  return { store, reducer, liftedStore, renders, user: userEvent.setup() };
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const draftsNow = ({ store }: ReturnType<typeof openForm>) => store.getState().drafts;

it('does not rerender the form on each keystroke', async () => {
  const { user, renders } = openForm();
  await user.type(field(/message/i), 'W');
  renders.mockClear();
  await user.type(field(/message/i), 'hich papers?');
  expect(field(/message/i)).toHaveValue('Which papers?');
  expect(renders).not.toHaveBeenCalled();
});

it('follows time travel in Redux DevTools without sending anything', async () => {
  const posts = answer('/api/contact/', ok({ email: ['Odd.'] }, 400));
  const form = openForm();
  const { user, liftedStore } = form;
  await user.type(field(/message/i), 'Hi');
  const typed = liftedStore.getState().currentStateIndex;
  await user.type(field(/message/i), '!');
  await user.type(field(/name/i), 'Ada');
  await user.type(field(/E-mail/), 'ada@example.com');
  await user.selectOptions(screen.getByRole('combobox'), 'papers');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findAllByText('Odd.')).not.toHaveLength(0);
  const refused = liftedStore.getState().currentStateIndex;
  const jump = (index: number) =>
    act(async () => {
      liftedStore.dispatch({ type: 'JUMP_TO_STATE', index, actionId: index } as never);
      await Promise.resolve();
    });

  await jump(typed);
  expect(field(/message/i)).toHaveValue('Hi');
  expect(field(/E-mail/)).toHaveValue('');
  expect(screen.queryByText('Odd.')).not.toBeInTheDocument();
  await jump(refused);
  expect(field(/message/i)).toHaveValue('Hi!');
  expect(field(/E-mail/)).toBeInvalid();
  expect(posts).toHaveLength(1);
});

it('gives the same draft when all actions are replayed', async () => {
  answer('/api/contact/', ok({}, 500));
  const form = openForm();
  const { user, liftedStore, reducer } = form;
  await user.type(field(/message/i), 'Which papers?');
  await user.click(screen.getByRole('button', { name: 'Clear form' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const { actionsById, stagedActionIds } = liftedStore.getState();
  const actions = stagedActionIds.map((id) => actionsById[id]?.action as UnknownAction);
  const replayed = actions.reduce<ReturnType<typeof reducer> | undefined>(reducer, undefined);
  expect(replayed?.drafts).toEqual(draftsNow(form));
});
