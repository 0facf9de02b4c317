import { act, screen, within } from '@testing-library/react';
import { inspectionPoints } from '../../src/content/services/inspectionPoints';
import { paintColors } from '../../src/lib/vehicle/carLook';
import { pointPlaces } from '../../src/pages/inspection/pointPlaces';
import { saveItem } from '../support/deviceItems';
import { renderApp } from '../support/renderApp';

const picture = () => [
  within(screen.getByRole('group', { name: 'From the side' })),
  within(screen.getByRole('group', { name: 'From above' })),
];
const marks = () => picture().flatMap((view) => view.getAllByRole('button'));

it('marks exactly the points of the list in the picture, with the same numbers', async () => {
  await renderApp('/services/inspection');
  const names = inspectionPoints.map(({ name }, index) => `${String(index + 1)}. ${name}`);
  const byNumber = (one: string, other: string) => Number.parseInt(one, 10) - Number.parseInt(other, 10);
  expect(
    marks()
      .map((mark) => mark.getAttribute('aria-label') ?? '')
      .sort(byNumber),
  ).toEqual(names);
});

it('syncs the selection between list and picture, and opens its area, by pointer and keyboard', async () => {
  const { user } = await renderApp('/services/inspection');
  const inList = screen.getByRole('button', { name: /^\d*\s*Frame and rust/ });
  const inPicture = screen.getByRole('button', { name: /^\d+\. Frame and rust$/ });
  expect(inList.closest('details')).not.toHaveAttribute('open');
  await user.click(inPicture);
  expect(inList).toHaveAttribute('aria-pressed', 'true');
  expect(inList.closest('details')).toHaveAttribute('open');
  await user.click(inList);
  expect(inPicture).toHaveAttribute('aria-pressed', 'false');
  act(() => inPicture.focus());
  await user.keyboard('{Enter}');
  expect(inList).toHaveAttribute('aria-pressed', 'true');
});

it('keeps the marks so far apart that their touch areas don’t overlap', () => {
  const places = Object.values(pointPlaces);
  const distances = places.flatMap((one, index) =>
    places
      .slice(index + 1)
      .filter(({ view }) => view === one.view)
      .map(({ x, y }) => Math.hypot(x - one.x, y - one.y)),
  );
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(62);
});

it.each([
  ['in the color chosen for a car like it', { body: 'sedan', paint: 'red' }, paintColors.red],
  ['in no color of a car of another kind', { body: 'suv', paint: 'red' }, paintColors.blue],
])('shows a sedan %s', async (_how, car, color) => {
  saveItem('car', car);
  await renderApp('/services/inspection');
  for (const view of ['From the side', 'From above']) {
    const figure = screen.getByRole('group', { name: view }).closest('figure');
    const fills = [...(figure?.querySelectorAll('svg > path') ?? [])].map((path) =>
      path.getAttribute('fill'),
    );
    expect(fills).toContain(color);
  }
});
