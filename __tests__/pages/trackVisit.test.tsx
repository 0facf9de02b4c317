import { act, screen, waitFor, within } from '@testing-library/react';
import { storageKeys } from '../../src/config/storageKeys';
import { rehydrated } from '../../src/session/persistence';
import { emptySession } from '../../src/session/authSlice';
import { logOut, signedInApp } from '../support/account';
import { answer, ok } from '../support/answers';
import { advanceTime, useFakeTime } from '../support/fakeTime';
import { follow, loadPage } from '../support/follow';
import { renderApp } from '../support/renderApp';

const EMAIL = 'ada@example.com';
const { key } = storageKeys.lookups;
const main = () => within(screen.getByRole('main'));
const field = (name: string) => main().getByRole('textbox', { name });
const result = () => main().queryByRole('heading', { name: 'Booked' });
const another = () => main().findByRole('button', { name: 'Track another' });
const loading = () => screen.queryByText(/^Looking up HAL/);

let requests: readonly Request[] = [];
beforeEach(() => {
  requests = answer('/api/quote/status/', ({ url }) =>
    Response.json({ reference: new URL(url).searchParams.get('reference'), status: 'booked' }),
  );
});

async function lookUp(app = renderApp('/track')) {
  const { user, ...rest } = await app;
  await user.type(field('Reference'), 'HAL-ONE');
  await user.type(field('E-mail address'), EMAIL);
  await user.click(main().getByRole('button', { name: 'Track shipment' }));
  await another();
  return { user, ...rest };
}

async function goBack() {
  await loadPage('/track');
  act(() => {
    window.history.back();
  });
  await main().findByRole('heading', { name: 'Where is my vehicle?' });
}

it('shows the result again on the way back from another page, without asking again', async () => {
  await lookUp();
  expect(main().getByRole('heading', { name: 'No arrival date yet' })).toHaveFocus();
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  await follow('Careers');
  await goBack();
  expect(result()).toBeInTheDocument();
  expect(loading()).not.toBeInTheDocument();
  expect(requests).toHaveLength(1);
  // The visitor is where they were, not at the top of the page or of the result.
  expect(main().getByRole('heading', { name: 'No arrival date yet' })).not.toHaveFocus();
  expect(scrolled).not.toHaveBeenCalled();
});

it('moves nothing on the way back, whatever has changed, until the visitor looks up again', async () => {
  const { user } = await lookUp();
  await follow('Careers');
  await goBack();
  answer('/api/quote/status/', ok({ reference: 'HAL-ONE', status: 'in_transit' }));
  const refresh = main().getByRole('button', { name: 'Refresh' });
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(refresh);
  expect(await main().findByRole('heading', { name: 'In transit' })).toBeInTheDocument();
  expect(scrolled).not.toHaveBeenCalled();
  expect(refresh).toHaveFocus();

  await user.click(await another());
  await user.click(main().getByRole('button', { name: 'Track shipment' }));
  await waitFor(() => expect(main().getByRole('heading', { name: 'No arrival date yet' })).toHaveFocus());
});

it('asks again after a reload, with the e-mail address of each reference', async () => {
  const { user, unmount } = await lookUp();
  await user.click(await another());
  await user.clear(field('Reference'));
  await user.type(field('Reference'), 'HAL-TWO');
  await user.clear(field('E-mail address'));
  await user.type(field('E-mail address'), 'bola@example.com');
  await user.click(main().getByRole('button', { name: 'Track shipment' }));
  await main().findByText('HAL-TWO', { selector: 'p > code' });
  unmount();

  await renderApp('/track?reference=HAL-ONE');
  expect(await main().findByRole('heading', { name: 'No arrival date yet' })).toHaveFocus();
  expect(requests.map(({ url }) => new URL(url).searchParams.get('email'))).toEqual([
    EMAIL,
    'bola@example.com',
    EMAIL,
  ]);
  expect(window.location.href).not.toContain('example.com');
});

it.each(['[1]', '[{"reference":"HAL-ONE","email":"ada"}]', '{"reference":"HAL-ONE"}'])(
  'asks for the address if the saved one is %s',
  async (saved) => {
    sessionStorage.setItem(key, `{"value":${saved},"keptAt":1}`);
    await renderApp('/track?reference=HAL-ONE');
    expect(field('Reference')).toHaveValue('HAL-ONE');
    expect(field('E-mail address')).toHaveValue('');
    expect(requests).toHaveLength(0);
  },
);

it('still looks up and goes back if the browser saves nothing', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  await lookUp();
  await follow('Careers');
  await goBack();
  expect(result()).toBeInTheDocument();
});

it('saves an answer that arrives on another page', async () => {
  let reply = (_: Response): void => undefined;
  const pending = answer(
    '/api/quote/status/',
    () =>
      new Promise<Response>((resolve) => {
        reply = resolve;
      }),
  );
  const { user } = await renderApp('/track?reference=HAL-ONE');
  await user.type(field('E-mail address'), EMAIL);
  await user.click(main().getByRole('button', { name: 'Track shipment' }));
  await waitFor(() => {
    expect(pending).toHaveLength(1);
  });
  await follow('Careers');
  reply(Response.json({ reference: 'HAL-ONE', status: 'booked' }));
  await waitFor(() => {
    expect(localStorage.getItem(storageKeys.trackedReferences.key)).toContain('HAL-ONE');
  });
  await goBack();
  expect(result()).toBeInTheDocument();
});

describe('a logout', () => {
  const expectNothing = async () => {
    await waitFor(() => {
      expect(window.location.search).toBe('');
    });
    expect(result()).not.toBeInTheDocument();
    expect(field('Reference')).toHaveValue('');
    expect(field('E-mail address')).toHaveValue('');
    expect(sessionStorage.getItem(key)).toBeNull();
  };

  it('forgets what was looked up and typed, and the address', async () => {
    const { user } = await lookUp(signedInApp('/track'));
    expect(sessionStorage.getItem(key)).toContain(EMAIL);
    await user.click(await another());
    await user.type(field('Reference'), '2');
    await logOut(user);
    await expectNothing();
  });

  it('does so in another tab, too', async () => {
    const { store } = await lookUp(signedInApp('/track'));
    act(() => {
      store.dispatch(rehydrated(emptySession));
    });
    await expectNothing();
  });

  it('deletes the addresses after a reload elsewhere', async () => {
    const { unmount } = await lookUp();
    unmount();
    const { store } = await signedInApp('/terms');
    expect(sessionStorage.getItem(key)).toContain(EMAIL);
    act(() => {
      store.dispatch(rehydrated(emptySession));
    });
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  it('leaves the address of a page opened afterwards', async () => {
    const { user } = await lookUp(signedInApp('/track'));
    await follow('Careers');
    await logOut(user);
    await goBack();
    expect(window.location.search).toBe('?reference=HAL-ONE');
    expect(field('Reference')).toHaveValue('HAL-ONE');
    expect(result()).not.toBeInTheDocument();
  });
});

it('forgets the addresses deleted on the cookie page', async () => {
  const { user } = await lookUp();
  await follow('Cookie Policy');
  await user.click(await main().findByRole('button', { name: `Delete ${key}` }));
  expect(sessionStorage.getItem(key)).toBeNull();
  await follow('Track Shipment');
  await user.click(main().getByRole('link', { name: 'HAL-ONE' }));
  expect(field('Reference')).toHaveValue('HAL-ONE');
  expect(field('E-mail address')).toHaveValue('');
  expect(requests).toHaveLength(1);
});

describe('later', () => {
  useFakeTime();

  it('shows an old result while it asks again', async () => {
    const app = await renderApp('/track?reference=HAL-ONE', { fakeTimers: true });
    await app.user.type(field('E-mail address'), EMAIL);
    await app.user.click(main().getByRole('button', { name: 'Track shipment' }));
    for (let turn = 0; turn < 5; turn += 1) await advanceTime(100);
    expect(result()).toBeInTheDocument();
    await follow('Careers');
    await advanceTime(6 * 60_000);
    await loadPage('/track');
    act(() => {
      window.history.back();
    });
    await advanceTime(10);
    expect(result()).toBeInTheDocument();
    expect(main().getByRole('button', { name: 'Track another' })).toBeInTheDocument();
    for (let turn = 0; turn < 5; turn += 1) await advanceTime(100);
    expect(requests).toHaveLength(2);
  });
});
