import { allowReload, reloadOnce } from '../../src/start/reloadOnce';

/** A fake location, because jsdom cannot reload. */
function locationAt(href: string) {
  const { pathname } = new URL(href);
  const reload = jest.fn();
  const replace = jest.fn((to: string) => {
    page.href = to;
  });
  const page = { href, pathname, reload, replace } as unknown as Location;
  return { page, reload, replace };
}

const SITE = 'https://harmattan.example';

it('reloads once per path', () => {
  const { page: terms, reload } = locationAt(`${SITE}/terms`);
  expect(reloadOnce(terms)).toBe(true);
  expect(reloadOnce(terms)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadOnce(locationAt(`${SITE}/quote`).page)).toBe(true);
});

it('reloads a URL with a hash instead of scrolling', () => {
  const { page, reload, replace } = locationAt(`${SITE}/terms?a=1#section`);
  reloadOnce(page);
  // Replacing a URL with itself only scrolls to its hash.
  expect(reload).toHaveBeenCalledTimes(1);
  expect(replace).not.toHaveBeenCalled();
});

it('may reload again after the page has loaded', () => {
  expect(reloadOnce(locationAt(`${SITE}/terms`).page)).toBe(true);
  allowReload('/quote');
  expect(reloadOnce(locationAt(`${SITE}/terms`).page)).toBe(false);
  allowReload('/terms');
  expect(reloadOnce(locationAt(`${SITE}/terms`).page)).toBe(true);
});

it('marks the URL instead when session storage is blocked, so it never loops', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { page } = locationAt(`${SITE}/terms?a=1#x`);
  expect(reloadOnce(page)).toBe(true);
  expect(page.href).toBe(`${SITE}/terms?a=1&reloaded=1#x`);
  expect(reloadOnce(page)).toBe(false);
  expect(() => {
    allowReload('/terms');
  }).not.toThrow();
});
