import { fireEvent } from '@testing-library/react';
import { notFoundCode, pageCode } from '../../src/app/pageCode';
import { prefetchOnIntent } from '../../src/app/prefetch';

jest.mock('../../src/app/pageCode', () => ({
  pageCode: { '/terms': jest.fn(() => Promise.resolve({})) },
  notFoundCode: jest.fn(() => Promise.resolve({})),
}));

beforeAll(prefetchOnIntent);
afterEach(jest.clearAllMocks);

/** Hovers a link to this address. */
function hover(href: string): void {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = href;
  fireEvent.pointerOver(link);
  link.remove();
}

it('loads a page’s code when its link is hovered', () => {
  hover('/terms');
  expect(pageCode['/terms']).toHaveBeenCalledTimes(1);
  expect(notFoundCode).not.toHaveBeenCalled();
});

it('loads the 404 page’s code for an unknown path', () => {
  hover('/nowhere');
  expect(notFoundCode).toHaveBeenCalledTimes(1);
});

it.each(['/licenses.txt', 'https://elsewhere.example/terms'])('loads nothing for %s', (href) => {
  hover(href);
  expect(pageCode['/terms']).not.toHaveBeenCalled();
  expect(notFoundCode).not.toHaveBeenCalled();
});
