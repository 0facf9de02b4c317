import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../support/renderApp';

const main = () => within(screen.getByRole('main'));
const wall = () => main().getAllByRole('link', { name: /^View large/ });
const viewer = () => screen.findByRole('dialog');

it('shows every picture with alt text and a caption', async () => {
  await renderApp('/gallery');
  expect(wall().length).toBeGreaterThanOrEqual(14);
  for (const figure of main().getAllByRole('figure')) {
    expect(within(figure).getByRole('img')).toHaveAccessibleName(/\w+ \w+ \w+/);
    expect(figure).toHaveTextContent(/\w+ \w+ \w+/);
  }
});

it('filters by stage, in the URL', async () => {
  const { user } = await renderApp('/gallery');
  await user.click(main().getByRole('link', { name: 'Ship' }));
  expect(window.location.search).toBe('?stage=ship');
  expect(main().getByRole('link', { name: 'Ship' })).toHaveAttribute('aria-current', 'true');
  expect(main().getByRole('status')).toHaveTextContent(`${String(wall().length)} pictures`);
  expect(wall()).toHaveLength(3);
});

it('opens the viewer, pages with the arrow keys and buttons, and closes', async () => {
  const { user } = await renderApp('/gallery?stage=ship');
  const first = wall()[0];
  if (!first) throw new Error('no picture');
  await user.click(first);
  expect(await viewer()).toHaveTextContent(/1 of 3/);
  expect(window.location.search).toMatch(/\?stage=ship&picture=/);
  await user.keyboard('{ArrowRight}');
  expect(await viewer()).toHaveTextContent(/2 of 3/);
  fireEvent.keyDown(document, { key: 'ArrowLeft', altKey: true });
  expect(await viewer()).toHaveTextContent(/2 of 3/);
  await user.click(screen.getByRole('button', { name: 'Previous picture' }));
  await user.keyboard('{ArrowLeft}');
  expect(await viewer()).toHaveTextContent(/3 of 3/);
  await user.click(screen.getByRole('button', { name: 'Close the picture' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(window.location.search).toBe('?stage=ship');
});

it('goes back only once when the close button is pressed twice', async () => {
  const { user } = await renderApp('/gallery');
  const [first] = wall();
  if (!first) throw new Error('no picture');
  await user.click(first);
  await viewer();
  const back = jest.spyOn(window.history, 'go');
  const close = screen.getByRole('button', { name: 'Close the picture' });
  fireEvent.click(close);
  fireEvent.click(close);
  expect(back).toHaveBeenCalledTimes(1);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  act(() => {
    window.history.forward();
  });
  await viewer();
  await user.click(screen.getByRole('button', { name: 'Close the picture' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('opens at the picture of a link, and ignores an unknown one', async () => {
  const { unmount } = await renderApp('/gallery?picture=doorstep');
  expect(within(await viewer()).getByRole('img')).toHaveAccessibleName(/house with a red-brown roof/);
  unmount();
  await renderApp('/gallery?picture=constructor&stage=toString');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(wall().length).toBeGreaterThanOrEqual(14);
});

it('adds one history entry, which closing removes', async () => {
  const { user } = await renderApp('/gallery?stage=ship');
  const push = jest.spyOn(window.history, 'pushState');
  const first = wall()[0];
  if (!first) throw new Error('no picture');
  await user.click(first);
  await viewer();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(push).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(window.location.search).toBe('?stage=ship');
  expect(push).toHaveBeenCalledTimes(1);
  expect(first).toHaveFocus();
});

it('pages on a horizontal swipe, but not on a scroll or a pinch', async () => {
  await renderApp('/gallery?stage=ship&picture=hero');
  const shown = await viewer();
  const figure = within(shown).getByRole('figure');
  const at = (x: number, y: number) => ({ clientX: x, clientY: y });
  const swipe = (from: readonly object[], to: object) => {
    fireEvent.touchStart(figure, { touches: from });
    fireEvent.touchEnd(figure, { changedTouches: [to] });
  };
  const before = shown.textContent;
  swipe([at(200, 100)], at(120, 300));
  swipe([at(200, 100), at(220, 120)], at(20, 100));
  swipe([at(200, 100)], at(170, 100));
  expect(shown.textContent).toBe(before);
  swipe([at(200, 100)], at(60, 120));
  expect(shown).toHaveTextContent(/3 of 3/);
  swipe([at(60, 100)], at(200, 90));
  expect(shown.textContent).toBe(before);
});

it('copies the link to the open picture', async () => {
  const { user } = await renderApp('/gallery?picture=doorstep');
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(within(await viewer()).getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/\/gallery\?picture=doorstep$/));
});

it('offers only stages with pictures', async () => {
  const { user } = await renderApp('/gallery');
  const stages = within(main().getByRole('navigation', { name: 'Step' })).getAllByRole('link');
  for (const { textContent: name } of stages) {
    await user.click(main().getByRole('link', { name }));
    expect(wall().length).toBeGreaterThan(0);
  }
});

it('offers no other picture where there is only one', async () => {
  const { user } = await renderApp('/gallery?stage=deliver');
  const [only, ...others] = wall();
  expect(others).toEqual([]);
  await user.click(only ?? document.body);
  const dialog = within(await viewer());
  expect(dialog.queryByRole('button', { name: /next/i })).not.toBeInTheDocument();
  fireEvent.keyDown(document, { key: 'ArrowRight' });
  expect(dialog.getByText('Deliver · 1 of 1')).toBeInTheDocument();
});
