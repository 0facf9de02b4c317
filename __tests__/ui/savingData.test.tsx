import { screen, within } from '@testing-library/react';
import { auctionPartners } from '../../src/content/partners';
import { useQuietBackend } from '../support/answers';
import { advanceTime, useFakeTime } from '../support/fakeTime';
import { renderApp } from '../support/renderApp';

useFakeTime();
useQuietBackend();

function saveData(): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

/** Photos only: the auction houses' logos have a single size. */
const lazyPictures = () =>
  [...document.querySelectorAll('picture img[loading="lazy"]')].map(
    (img) => img.getAttribute('srcset') ?? '',
  );

it('offers every size of a picture', async () => {
  await renderApp('/', { fakeTimers: true });
  expect(lazyPictures().length).toBeGreaterThan(0);
  for (const sizes of lazyPictures()) expect(sizes).toMatch(/ (?:320|480)w,.* (?:720|960|1600)w$/);
});

it('offers only the smallest size with data saver on', async () => {
  saveData();
  await renderApp('/', { fakeTimers: true });
  expect(lazyPictures().length).toBeGreaterThan(0);
  for (const sizes of lazyPictures()) expect(sizes).toMatch(/^\S+ (?:320|480)w$/);
});

it('shows the pop-up’s partners as text with data saver on', async () => {
  saveData();
  jest.useFakeTimers();
  await renderApp('/', { fakeTimers: true });
  await advanceTime(3_000);
  const box = within(screen.getByRole('dialog'));
  for (const { name } of auctionPartners) expect(box.getByText(name)).toBeInTheDocument();
  expect(box.queryByRole('img')).not.toBeInTheDocument();
});
