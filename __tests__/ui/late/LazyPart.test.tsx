import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { reloadFresh } from '../../../src/lib/refreshCode';
import { announcerProps } from '../../../src/ui/announce';
import { LazyPart, preloadPart } from '../../../src/ui/late/LazyPart';
import { advanceTime, useFakeTime } from '../../support/fakeTime';

jest.mock('../../../src/lib/refreshCode');

const Tool = () => <p>The tool</p>;
const waiting = <p>This tool needs JavaScript.</p>;

/** Milliseconds until the last of three retries. */
const RETRIES_MS = 5_300;

/** Code whose request fails this many times. */
function lossy(failures: number) {
  const load = jest.fn(() => Promise.resolve({ default: Tool }));
  for (let time = 0; time < failures; time += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  return load;
}

const tool = () => screen.queryByText('The tool');
const failure = () => screen.queryByText('This tool didn’t load.');
const press = async (name: string) => {
  act(() => {
    screen.getByRole('button', { name }).click();
  });
  await advanceTime(RETRIES_MS);
};

useFakeTime();
beforeEach(() => {
  jest.mocked(reloadFresh).mockClear();
});

describe('LazyPart', () => {
  it('prerenders its fallback', () => {
    const html = renderToString(
      <LazyPart load={() => Promise.resolve({ default: Tool })} room={[4, 4]}>
        {waiting}
      </LazyPart>,
    );
    expect(html).toContain('This tool needs JavaScript.');
  });

  it('loads only when it nears the viewport', async () => {
    let seen: IntersectionObserverCallback = () => undefined;
    class Observer {
      constructor(callback: IntersectionObserverCallback) {
        seen = callback;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    }
    Object.defineProperty(window, 'IntersectionObserver', { value: Observer, configurable: true });
    const load = lossy(0);
    render(
      <LazyPart load={load} room={[4, 4]}>
        {waiting}
      </LazyPart>,
    );
    expect(load).not.toHaveBeenCalled();
    act(() => {
      seen([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
    });
    await advanceTime(0);
    expect(tool()).toBeInTheDocument();
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  it('shows its placeholder while its code is retried up to three times', async () => {
    const load = lossy(3);
    render(<LazyPart load={load}>{waiting}</LazyPart>);
    await advanceTime(RETRIES_MS - 1);
    expect(load).toHaveBeenCalledTimes(3);
    expect(screen.getByText('This tool needs JavaScript.')).toBeInTheDocument();
    await advanceTime(1);
    expect(tool()).toBeInTheDocument();
    expect(failure()).not.toBeInTheDocument();
  });

  it('preloads with retries, too', async () => {
    const load = lossy(3);
    const isLoaded = preloadPart(load);
    await advanceTime(RETRIES_MS);
    expect(await isLoaded).toBe(true);
  });

  it('says that it did not load, and retries on request', async () => {
    render(<LazyPart load={lossy(4)}>{waiting}</LazyPart>);
    await advanceTime(RETRIES_MS);
    expect(screen.getByRole('status')).toHaveTextContent('This tool didn’t load.');
    const button = screen.getByRole('button', { name: 'Try again' });
    act(() => {
      button.focus();
      button.click();
    });
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleName('Trying again…');
    await advanceTime(RETRIES_MS);
    expect(tool()).toBeInTheDocument();
    expect(reloadFresh).not.toHaveBeenCalled();
  });

  it('loads by itself when the connection returns', async () => {
    render(<LazyPart load={lossy(4)}>{waiting}</LazyPart>);
    await advanceTime(RETRIES_MS);
    expect(failure()).toBeInTheDocument();
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await advanceTime(0);
    expect(tool()).toBeInTheDocument();
  });

  it('reloads the page with code from the network if a retry on request fails, too', async () => {
    render(<LazyPart load={lossy(8)}>{waiting}</LazyPart>);
    await advanceTime(RETRIES_MS);
    expect(reloadFresh).not.toHaveBeenCalled();
    await press('Try again');
    expect(reloadFresh).toHaveBeenCalledTimes(1);
  });

  it('says again that it did not load, instead of reloading, while offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<LazyPart load={lossy(8)}>{waiting}</LazyPart>);
    await advanceTime(RETRIES_MS);
    const region = document.createElement('p');
    region.id = announcerProps.id;
    document.body.append(region);
    await press('Try again');
    expect(region).toHaveTextContent('This tool didn’t load.');
    region.remove();
    expect(failure()).toBeInTheDocument();
    expect(reloadFresh).not.toHaveBeenCalled();
  });

  it('says again that it did not load, instead of reloading, if only the returning connection retried', async () => {
    render(<LazyPart load={lossy(8)}>{waiting}</LazyPart>);
    await advanceTime(RETRIES_MS);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(screen.getByRole('button')).toHaveAccessibleName('Trying again…');
    await advanceTime(RETRIES_MS);
    expect(screen.getByRole('button')).toHaveAccessibleName('Try again');
    expect(failure()).toBeInTheDocument();
    expect(reloadFresh).not.toHaveBeenCalled();
  });

  it('says that it did not load if its file is empty', async () => {
    const load = () => Promise.resolve({} as { default: typeof Tool });
    render(<LazyPart load={load}>{waiting}</LazyPart>);
    await advanceTime(RETRIES_MS);
    expect(failure()).toBeInTheDocument();
  });

  it('shows the given failure content when the code does not load', async () => {
    render(<LazyPart load={lossy(4)} failure={() => <p>Call us instead.</p>} />);
    await advanceTime(RETRIES_MS);
    expect(screen.getByText('Call us instead.')).toBeInTheDocument();
  });
});
