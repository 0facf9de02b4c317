import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { LazyPart } from '../../../src/ui/late/LazyPart';

const Tool = () => <p>The tool</p>;
const waiting = <p>This tool needs JavaScript.</p>;

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
    const load = jest.fn(() => Promise.resolve({ default: Tool }));
    render(
      <LazyPart load={load} room={[4, 4]}>
        {waiting}
      </LazyPart>,
    );
    expect(load).not.toHaveBeenCalled();
    act(() => {
      seen([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
    });
    expect(await screen.findByText('The tool')).toBeInTheDocument();
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  it('says that it did not load, and retries on request', async () => {
    const load = jest
      .fn<Promise<{ default: typeof Tool }>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce({ default: Tool });
    render(<LazyPart load={load}>{waiting}</LazyPart>);
    expect(await screen.findByRole('status')).toHaveTextContent('This tool didn’t load.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The tool')).toBeInTheDocument();
  });

  it('shows the given failure content when the code does not load', async () => {
    const load = (): Promise<{ default: typeof Tool }> => Promise.reject(new Error('offline'));
    render(<LazyPart load={load} failure={() => <p>Call us instead.</p>} />);
    expect(await screen.findByText('Call us instead.')).toBeInTheDocument();
  });
});
