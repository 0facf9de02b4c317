import { act, screen } from '@testing-library/react';
import { storageKeys } from '../../src/config/storageKeys';
import { notified } from '../../src/features/notifications/notificationsSlice';
import type * as Host from '../../src/features/notifications/ToastHost';
import type * as MessageToasts from '../../src/pages/contact/messageToasts';
import type * as RequestToasts from '../../src/pages/quote/requestToasts';
import { answer, ok } from '../support/answers';
import { fillIn, form, send } from '../support/contactForm';
import { saveItem } from '../support/deviceItems';
import { advanceTime, useFakeTime } from '../support/fakeTime';
import { firstLink, loadPage } from '../support/follow';
import { completeDraft, storeDraft } from '../support/quoteDraft';
import { accepted, main, REFERENCE } from '../support/quotePage';
import { renderApp } from '../support/renderApp';

/** Chunks that fail to load, as on a connection that was lost. */
const missing = new Set<string>();
const mockLoad = (name: string, load: () => unknown) => {
  if (missing.has(name)) throw new Error(`Failed to fetch ${name}`);
  return load();
};

jest.mock('../../src/pages/quote/requestToasts', () => {
  const actual = jest.requireActual<typeof RequestToasts>('../../src/pages/quote/requestToasts');
  return {
    get requestToasts() {
      return mockLoad('requestToasts', () => actual.requestToasts);
    },
  };
});
jest.mock('../../src/pages/contact/messageToasts', () => {
  const actual = jest.requireActual<typeof MessageToasts>('../../src/pages/contact/messageToasts');
  return {
    get messageToasts() {
      return mockLoad('messageToasts', () => actual.messageToasts);
    },
  };
});
jest.mock('../../src/features/notifications/ToastHost', () => {
  const actual = jest.requireActual<typeof Host>('../../src/features/notifications/ToastHost');
  return {
    __esModule: true,
    get default() {
      return mockLoad('ToastHost', () => actual.default);
    },
  };
});

useFakeTime();

const stored = (key: string) => localStorage.getItem(key) ?? '';

beforeEach(() => {
  missing.clear();
});

describe('without the code of the toasts', () => {
  it('a delivered quote request still saves its reference and empties the list', async () => {
    missing.add('requestToasts');
    storeDraft(completeDraft);
    saveItem('enquiryList', [{ id: 'sedan', name: 'Sedan', quantity: 1 }]);
    answer('/api/quote/', accepted);
    await loadPage('/about');
    const { user } = await renderApp('/quote', { fakeTimers: true });
    await advanceTime(10_000);
    await user.click(main().getByRole('checkbox'));
    await user.click(main().getByRole('button', { name: 'Send request' }));
    await user.click(firstLink('About Us'));
    await advanceTime(1_000);
    expect(stored(storageKeys.trackedReferences.key)).toContain(REFERENCE);
    expect(stored(storageKeys.enquiryList.key)).not.toContain('sedan');
  });

  it('a delivered message still empties the list it was sent with', async () => {
    missing.add('messageToasts');
    saveItem('enquiryList', [{ id: 'sedan', name: 'Sedan', quantity: 1 }]);
    answer('/api/contact/', ok({ success: true }, 201));
    const { user } = await renderApp('/contact?subject=shop', { fakeTimers: true });
    await advanceTime(10_000);
    expect(form().getByDisplayValue(/1 × Sedan/)).toBeInTheDocument();
    await fillIn(user);
    await send(user);
    await advanceTime(1_000);
    expect(stored(storageKeys.enquiryList.key)).not.toContain('sedan');
  });
});

it('shows the next toast after one whose code failed to load', async () => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  missing.add('ToastHost');
  const { store } = await renderApp('/terms', { fakeTimers: true });
  act(() => void store.dispatch(notified('info', 'The first')));
  await advanceTime(10_000);
  expect(screen.queryByText('The first')).not.toBeInTheDocument();
  missing.clear();
  act(() => void store.dispatch(notified('info', 'The second')));
  await advanceTime(1_000);
  expect(screen.getByText('The second')).toBeInTheDocument();
});
