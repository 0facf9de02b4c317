import { act, screen } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApplicationErrorScreen } from '../../src/app/errorScreens';
import { reportErrors } from '../../src/app/reportErrors';
import type { ErrorReport } from '../../src/lib/errorReport';
import { until } from '../support/until';

const COLLECTOR = 'https://errors.example/site';

const sendBeacon = jest.fn<boolean, [string, string]>(() => true);
const installed: [type: string, listener: EventListenerOrEventListenerObject][] = [];
let log: jest.SpyInstance;

/** Installs the listeners as the entry does; they are removed after each test. */
function listen(url = COLLECTOR) {
  const added = jest.spyOn(window, 'addEventListener');
  const onError = reportErrors(url);
  installed.push(...added.mock.calls.map(([type, listener]): (typeof installed)[number] => [type, listener]));
  added.mockRestore();
  return onError;
}

const reports = () => sendBeacon.mock.calls.map(([, body]) => JSON.parse(body) as ErrorReport);
const received = (count: number) => until(() => sendBeacon.mock.calls.length >= count);
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

beforeEach(() => {
  sendBeacon.mockClear();
  Object.assign(navigator, { sendBeacon });
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  for (const listener of installed.splice(0)) window.removeEventListener(...listener);
});

function Broken(): never {
  throw new Error('broken part');
}

/** Renders into the document as the entry does. */
async function renderRoot(html: string, make: (container: HTMLElement) => void) {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.replaceChildren(container);
  await act(async () => {
    make(container);
    await Promise.resolve();
  });
}

describe('with a collector configured', () => {
  it('reports an uncaught error with the page’s path but not its query', async () => {
    listen();
    window.history.replaceState(null, '', '/track?email=ada@mail.example');
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('no ship'), message: 'no ship' }));
    await received(1);
    expect(sendBeacon).toHaveBeenCalledWith(COLLECTOR, expect.any(String));
    expect(reports()).toMatchObject([{ kind: 'error', message: 'Error: no ship', page: '/track' }]);
    expect(JSON.stringify(reports())).not.toContain('mail.example');
    window.history.replaceState(null, '', '/');
  });

  it('reports and logs what an error element of the router caught', async () => {
    const onError = listen();
    const router = createMemoryRouter([
      { path: '/', element: <Broken />, errorElement: <ApplicationErrorScreen /> },
    ]);
    await renderRoot('', (container) => {
      createRoot(container).render(<RouterProvider router={router} {...(onError && { onError })} />);
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Unexpected Application Error!');
    await received(1);
    expect(reports()).toMatchObject([{ kind: 'caught', message: 'Error: broken part' }]);
    expect(log.mock.calls.flat()).toContainEqual(expect.objectContaining({ message: 'broken part' }));
  });

  it('reports errors that React recovers from, such as a hydration mismatch', async () => {
    listen();
    await renderRoot('<p>from the server</p>', (container) => {
      hydrateRoot(container, <p>from the browser</p>);
    });
    await received(1);
    expect(reports()).toMatchObject([
      { kind: 'error', message: expect.stringMatching(/[Hh]ydrat/) as string },
    ]);
  });

  it('reports errors that no React boundary caught', async () => {
    listen();
    // React warns that an error boundary is missing.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    // Inside act, React rethrows the error into the test instead.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    createRoot(document.createElement('div')).render(<Broken />);
    await received(1);
    expect(reports()).toMatchObject([{ kind: 'error', message: 'Error: broken part' }]);
  });

  it('reports an unhandled rejection', async () => {
    listen();
    reject(new TypeError('Failed to fetch'));
    await received(1);
    expect(reports()).toMatchObject([{ kind: 'rejection', message: 'TypeError: Failed to fetch' }]);
  });

  it('reports what the content security policy blocked', async () => {
    listen();
    const blocked = { effectiveDirective: 'img-src', blockedURI: 'https://ads.example/pixel?id=7' };
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation', { bubbles: true }), blocked));
    await received(1);
    expect(reports()).toMatchObject([
      { kind: 'policy', message: 'img-src blocked https://ads.example/pixel' },
    ]);
  });

  it('reports the same error once, and at most ten per page load', async () => {
    listen();
    const repeated = new Error('again');
    reject(repeated);
    reject(repeated);
    for (let number = 0; number < 20; number += 1) reject(`number ${String(number)}`);
    await received(10);
    expect(reports().map(({ message }) => message)).toEqual([
      'Error: again',
      ...Array.from({ length: 9 }, (_, number) => `number ${String(number)}`),
    ]);
  });
});

it('adds no listeners and reports nothing without a collector', async () => {
  const added = jest.spyOn(window, 'addEventListener');
  expect(listen('')).toBeUndefined();
  expect(added).not.toHaveBeenCalled();
  reject(new Error('unheard'));
  await import('../../src/app/errorReporter');
  expect(sendBeacon).not.toHaveBeenCalled();
});
