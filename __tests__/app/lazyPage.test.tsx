import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { PageErrorScreen } from '../../src/app/errorScreens';
import { lazyPage } from '../../src/app/lazyPage';
import { CurrentPage } from '../../src/layout/CurrentPage';
import { refreshCode } from '../../src/lib/refreshCode';
import * as reload from '../../src/start/reloadOnce';
import { advanceTime, useFakeTime } from '../support/fakeTime';
import { scrollToMock } from '../support/scrollToMock';

jest.mock('../../src/start/reloadOnce');
jest.mock('../../src/lib/refreshCode');
const refreshed = jest.mocked(refreshCode);
const hasReloaded = jest.mocked(reload.hasReloaded);
const reloadOnce = jest.mocked(reload.reloadOnce).mockReturnValue(true);
beforeEach(() => {
  hasReloaded.mockReset();
  reloadOnce.mockClear();
  refreshed.mockReset().mockResolvedValue();
});

useFakeTime();

type Module = { default: ComponentType }; // eslint-disable-line @typescript-eslint/consistent-type-definitions -- what import() gives

const Frame = () => (
  <>
    <Link to="/">First</Link>
    <Link to="/terms">Terms</Link>
    <CurrentPage />
  </>
);

/** Opens a lazy page from another page in the same frame. */
async function open(load: () => Promise<Module>) {
  const children = [
    { path: '/', element: <h1>First</h1> },
    { path: '/terms', lazy: lazyPage(load) },
  ];
  const router = createMemoryRouter([
    { element: <Frame />, children: [{ errorElement: <PageErrorScreen />, children }] },
  ]);
  render(<RouterProvider router={router} useTransitions={false} />);
  await go('Terms');
}

async function go(name: string) {
  act(() => {
    screen.getByRole('link', { name }).click();
  });
  await advanceTime(0);
}

/** Milliseconds until a missing chunk's last retry. */
const RETRIES_MS = 6_000;

const Terms = () => <h1>Terms</h1>;
const failure = new TypeError('Failed to fetch dynamically imported module');

/** React logs each error that a boundary catches. */
const muteReact = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

it('shows a placeholder at the top while the code loads, then the page', async () => {
  await open(
    () =>
      new Promise((done) => {
        setTimeout(() => {
          done({ default: Terms });
        }, 5_000);
      }),
  );
  await advanceTime(200);
  expect(screen.getByRole('status')).toHaveTextContent('Loading page');
  expect(scrollToMock).toHaveBeenLastCalledWith(0, 0);
  expect(screen.queryByRole('heading', { name: 'First' })).not.toBeInTheDocument();
  await advanceTime(5_000);
  expect(screen.getByRole('heading', { name: 'Terms' })).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('shows no placeholder when the code loads quickly', async () => {
  const load = () => new Promise<Module>((done) => setTimeout(done, 50, { default: Terms }));
  await open(load);
  await advanceTime(49);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await advanceTime(1);
  expect(screen.getByRole('heading', { name: 'Terms' })).toBeInTheDocument();
});

it('fails with `Loading chunk failed` after 120 s, without reloading', async () => {
  await open(() => new Promise(() => undefined));
  await advanceTime(119_999);
  expect(screen.getByRole('status')).toBeInTheDocument();
  await advanceTime(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Loading chunk failed');
  expect(screen.getByRole('heading', { level: 1, name: 'Loading chunk failed' })).toBeInTheDocument();
  expect(document.title).toMatch(/^Loading chunk failed \|/);
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  expect(reloadOnce).not.toHaveBeenCalled();
});

it('reloads the document when the code is missing, and keeps the placeholder up meanwhile', async () => {
  await open(() => Promise.reject(failure));
  await advanceTime(RETRIES_MS);
  expect(refreshed).toHaveBeenCalledTimes(1);
  expect(reloadOnce).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toBeInTheDocument();
});

it('shows `Loading chunk failed` when the code is still missing after the reload', async () => {
  hasReloaded.mockReturnValue(true);
  await open(() => Promise.reject(failure));
  await advanceTime(RETRIES_MS);
  expect(screen.getByRole('alert')).toHaveTextContent('Loading chunk failed');
});

it('shows `Loading chunk failed` when the page’s file is empty', async () => {
  hasReloaded.mockReturnValue(true);
  await open(() => Promise.resolve({} as Module));
  await advanceTime(RETRIES_MS);
  expect(screen.getByRole('alert')).toHaveTextContent('Loading chunk failed');
});

it('says in its heading that there is no connection, and does not reload', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open(() => Promise.reject(failure));
  await advanceTime(RETRIES_MS);
  expect(screen.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Loading chunk failed');
  expect(document.title).toMatch(/^You’re offline \|/);
  expect(reloadOnce).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Loading chunk failed' })).toBeInTheDocument();
  expect(document.title).toMatch(/^Loading chunk failed \|/);
});

it.each([
  ['is missing', () => Promise.reject(failure), RETRIES_MS],
  ['timed out', () => new Promise<Module>(() => undefined), 120_000],
])('reloads the document when the visitor returns to a page whose code %s', async (_, load, wait) => {
  hasReloaded.mockReturnValue(true);
  await open(load);
  await advanceTime(wait);
  expect(screen.getByRole('alert')).toHaveTextContent('Loading chunk failed');
  await go('First');
  expect(screen.getByRole('heading', { name: 'First' })).toBeInTheDocument();
  expect(document.title).not.toContain('Loading chunk failed');
  expect(reload.allowReload).toHaveBeenCalled();
  hasReloaded.mockReturnValue(false);
  await go('Terms');
  expect(reloadOnce).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('forgets an earlier reload once the code has loaded', async () => {
  await open(() => Promise.resolve({ default: Terms }));
  expect(reload.allowReload).toHaveBeenCalledWith(window.location.pathname);
});

it('shows `Unexpected Application Error!` with a link home and a reload button when a page throws', async () => {
  muteReact();
  const Broken = () => {
    throw new Error('secret detail');
  };
  await open(() => Promise.resolve({ default: Broken }));
  expect(
    screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  expect(document.title).toMatch(/^Unexpected Application Error! \|/);
  expect(screen.queryByText(/secret detail/)).not.toBeInTheDocument();
});
