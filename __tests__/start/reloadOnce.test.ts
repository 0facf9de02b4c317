import { forgetReload, reloadOnce } from '../../src/start/reloadOnce';

/** jsdom cannot reload: the part of a location that is used, with what was asked of it. */
function locationAt(href: string) {
  const { pathname } = new URL(href);
  const location = {
    href,
    pathname,
    reload: jest.fn(),
    replace: jest.fn(),
  };
  location.replace.mockImplementation((to: string) => {
    location.href = to;
  });
  return location as typeof location & Location;
}

const SITE = 'https://harmattan.example';

it('reloads once for each path', () => {
  const terms = locationAt(`${SITE}/terms`);
  expect(reloadOnce(terms)).toBe(true);
  expect(reloadOnce(terms)).toBe(false);
  expect(terms.reload).toHaveBeenCalledTimes(1);
  expect(reloadOnce(locationAt(`${SITE}/quote`))).toBe(true);
});

it('really reloads an address with a hash', () => {
  const page = locationAt(`${SITE}/terms?a=1#section`);
  reloadOnce(page);
  // Replacing an address by itself only scrolls to its hash.
  expect(page.reload).toHaveBeenCalledTimes(1);
  expect(page.replace).not.toHaveBeenCalled();
});

it('may reload again after the page has come', () => {
  expect(reloadOnce(locationAt(`${SITE}/terms`))).toBe(true);
  forgetReload('/quote');
  expect(reloadOnce(locationAt(`${SITE}/terms`))).toBe(false);
  forgetReload('/terms');
  expect(reloadOnce(locationAt(`${SITE}/terms`))).toBe(true);
});

it('where session storage is forbidden, the address remembers: no loop', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const page = locationAt(`${SITE}/terms?a=1#x`);
  expect(reloadOnce(page)).toBe(true);
  expect(page.href).toBe(`${SITE}/terms?a=1&reloaded=1#x`);
  expect(reloadOnce(page)).toBe(false);
  expect(() => {
    forgetReload('/terms');
  }).not.toThrow();
});
