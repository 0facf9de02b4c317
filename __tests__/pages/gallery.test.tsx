import { screen, within } from '@testing-library/react';
import { renderApp } from '../support/renderApp';

const main = () => within(screen.getByRole('main'));
const wall = () => main().getAllByRole('link', { name: /^View large/ });
const viewer = () => screen.findByRole('dialog');

it('shows every picture with a caption that teaches', async () => {
  await renderApp('/gallery');
  expect(wall().length).toBeGreaterThanOrEqual(14);
  for (const figure of main().getAllByRole('figure')) {
    expect(within(figure).getByRole('img')).toHaveAccessibleName(/Model of/);
    expect(figure).toHaveTextContent(/\w+ \w+ \w+/);
  }
});

it('filters by stage, in the address', async () => {
  const { user } = await renderApp('/gallery');
  await user.click(main().getByRole('link', { name: 'At sea' }));
  expect(window.location.search).toBe('?stage=sea');
  expect(main().getByRole('link', { name: 'At sea' })).toHaveAttribute('aria-current', 'true');
  expect(main().getByRole('status')).toHaveTextContent(`${String(wall().length)} pictures`);
  expect(wall().length).toBeLessThan(14);
});

it('opens large, pages with the arrow keys and closes with Escape', async () => {
  const { user } = await renderApp('/gallery?stage=sea');
  const first = wall()[0];
  if (!first) throw new Error('no picture');
  await user.click(first);
  expect(await viewer()).toHaveTextContent(/1 of 3/);
  await user.keyboard('{ArrowRight}');
  expect(await viewer()).toHaveTextContent(/2 of 3/);
  await user.click(screen.getByRole('button', { name: 'Previous picture' }));
  await user.keyboard('{ArrowLeft}');
  expect(await viewer()).toHaveTextContent(/3 of 3/);
  await user.click(screen.getByRole('button', { name: 'Close the picture' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.search).toBe('?stage=sea');
});

it('opens at the picture that a link names, and at none that is not there', async () => {
  const { unmount } = await renderApp('/gallery?picture=doorstep');
  expect(within(await viewer()).getByRole('img')).toHaveAccessibleName(/house with a red roof/);
  unmount();
  await renderApp('/gallery?picture=constructor&stage=toString');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(wall().length).toBeGreaterThanOrEqual(14);
});
