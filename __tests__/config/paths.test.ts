import { isActivePath, routePath } from '../../src/config/paths';

it.each([
  ['/', '/', true],
  ['/', '/about', false],
  ['/services', '/services', true],
  ['/services', '/services/inspection', true],
  ['/services', '/servicesx', false],
])('section %s is active at %s: %s', (section, pathname, active) => {
  expect(isActivePath(section, pathname)).toBe(active);
});

it('ignores a trailing slash', () => {
  expect(['/', '/terms', '/terms/'].map(routePath)).toEqual(['/', '/terms', '/terms']);
});
