import { render, screen } from '@testing-library/react';
import { Suspense, act } from 'react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PageErrorBoundary } from '../../src/app/ErrorBoundaries';
import { lazyPage } from '../../src/app/lazyPage';
import * as reload from '../../src/start/reloadOnce';
import { PageSkeleton } from '../../src/ui/Skeleton';
import { useFakeTime, pass } from '../support/fakeTime';

jest.mock('../../src/start/reloadOnce');
const reloadOnce = jest.mocked(reload.reloadOnce);

useFakeTime();

type Module = { default: ComponentType }; // eslint-disable-line @typescript-eslint/consistent-type-definitions -- what import() gives

/** A page inside its boundaries, as the outlet puts it. */
async function show(load: () => Promise<Module>) {
  const Page = lazyPage(load);
  await act(async () => {
    render(
      <MemoryRouter>
        <PageErrorBoundary onLeave={Page.forgetFailure}>
          <Suspense fallback={<PageSkeleton label="Loading page" />}>
            <Page />
          </Suspense>
        </PageErrorBoundary>
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
}

/** Milliseconds after which a chunk that never comes has been asked for three times. */
const TRIED = 2_000;

const Terms = () => <h1>Terms</h1>;

/** React tells the console of every error that a boundary catches. */
const hushReact = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

it('a placeholder stands while the code loads, then the page', async () => {
  await show(
    () =>
      new Promise((done) => {
        setTimeout(() => {
          done({ default: Terms });
        }, 5_000);
      }),
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading page');
  await pass(5_000);
  expect(screen.getByRole('heading', { name: 'Terms' })).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('code that has not come after 120 s is `Loading chunk failed`', async () => {
  hushReact();
  await show(() => new Promise(() => undefined));
  await pass(119_999);
  expect(screen.getByRole('status')).toBeInTheDocument();
  await pass(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Loading chunk failed');
  expect(screen.getByRole('heading', { level: 1, name: 'Loading chunk failed' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  expect(reloadOnce).not.toHaveBeenCalled();
});

it('code that is missing reloads the page, and nothing else is shown meanwhile', async () => {
  reloadOnce.mockReturnValueOnce(true);
  await show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await pass(TRIED);
  expect(reloadOnce).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toBeInTheDocument();
});

it('code that is missing after the reload, too, is `Loading chunk failed`', async () => {
  hushReact();
  reloadOnce.mockReturnValueOnce(false);
  await show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await pass(TRIED);
  expect(screen.getByRole('alert')).toHaveTextContent('Loading chunk failed');
});

it('offline, a reload would lose the page that is there', async () => {
  hushReact();
  reloadOnce.mockClear();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show(() => Promise.reject(new TypeError('Failed to fetch')));
  await pass(TRIED);
  expect(screen.getByRole('alert')).toHaveTextContent('Loading chunk failed');
  expect(reloadOnce).not.toHaveBeenCalled();
});

it('a page that was prefetched is there at once', async () => {
  const Page = lazyPage(() => Promise.resolve({ default: Terms }));
  Page.prefetch();
  await pass(0);
  render(
    <Suspense fallback="Loading page">
      <Page />
    </Suspense>,
  );
  expect(screen.getByRole('heading', { name: 'Terms' })).toBeInTheDocument();
});

it('a page that came takes back the mark of its reload', async () => {
  await show(() => Promise.resolve({ default: Terms }));
  expect(reload.forgetReload).toHaveBeenCalledWith(window.location.pathname);
});

it('a page that throws is `Unexpected Application Error!`, with ways on', async () => {
  hushReact();
  const Broken = () => {
    throw new Error('secret detail');
  };
  await show(() => Promise.resolve({ default: Broken }));
  expect(
    screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('button', { name: 'Load again' })).toBeInTheDocument();
  expect(screen.queryByText(/secret detail/)).not.toBeInTheDocument();
});

it('code that could not come is asked for again when the visitor comes back to the page', async () => {
  const load = jest.fn<Promise<Module>, []>().mockResolvedValue({ default: Terms });
  const failure = new TypeError('Failed to fetch dynamically imported module');
  load.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  const Page = lazyPage(load);
  const first = expect(Page.preload()).rejects.toThrow('Loading chunk failed');
  await pass(TRIED);
  await first;
  Page.forgetFailure();
  await expect(Page.preload()).resolves.toBeUndefined();
  expect(load).toHaveBeenCalledTimes(4);
});
