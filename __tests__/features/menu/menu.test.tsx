import { act, screen, within } from '@testing-library/react';
import { popupOpened } from '../../../src/features/auction-popup/popupSlice';
import { selectOpenMenu } from '../../../src/features/menu/menuSlice';
import { company } from '../../../src/content/company';
import { useQuietBackend } from '../../support/answers';
import { follow } from '../../support/follow';
import { renderApp } from '../../support/renderApp';

useQuietBackend();

const summary = (name: 'Menu' | 'Portals') => {
  const found = [...document.querySelectorAll('summary')].find(
    (element) => (element.getAttribute('aria-label') ?? element.textContent) === name,
  );
  if (!found) throw new Error(`no ${name}`);
  return found;
};

describe.each([
  ['Menu', 'main'],
  ['Portals', 'portals'],
] as const)('%s', (label, name) => {
  async function openMenu() {
    const app = await renderApp('/terms');
    await app.user.click(summary(label));
    const isOpen = () => {
      const shown = summary(label).closest('details')?.open;
      // The DOM, the ARIA state and the store agree.
      expect(summary(label)).toHaveAttribute('aria-expanded', String(shown));
      expect(selectOpenMenu(app.store.getState())).toBe(shown ? name : null);
      return shown;
    };
    return { ...app, isOpen };
  }

  it('opens and closes on a click', async () => {
    const { user, isOpen } = await openMenu();
    expect(isOpen()).toBe(true);
    await user.click(summary(label));
    expect(isOpen()).toBe(false);
  });

  it('closes on a click outside, but not inside', async () => {
    const { user, isOpen } = await openMenu();
    const list = summary(label).closest('details')?.querySelector('ul');
    if (!list) throw new Error('no list');
    await user.click(list);
    expect(isOpen()).toBe(true);
    await user.click(screen.getByRole('main'));
    expect(isOpen()).toBe(false);
  });

  it('closes on Escape and returns the focus to its button', async () => {
    const { user, isOpen } = await openMenu();
    await user.tab();
    expect(summary(label)).not.toHaveFocus();
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(summary(label)).toHaveFocus();
  });

  it('closes on a change of route', async () => {
    const { isOpen } = await openMenu();
    await follow('Track Shipment');
    expect(window.location.pathname).toBe('/track');
    expect(isOpen()).toBe(false);
  });
});

it('closes the main menu on a link to the current page, too', async () => {
  const { user, store } = await renderApp('/contact');
  await user.click(summary('Menu'));
  const menu = summary('Menu').closest('details');
  if (!menu) throw new Error('no menu');
  await user.click(within(menu).getByRole('link', { name: 'Contact' }));
  expect(selectOpenMenu(store.getState())).toBeNull();
});

describe('the Portals menu', () => {
  async function openMenu(path: string) {
    const app = await renderApp(path);
    await app.user.click(summary('Portals'));
    const details = summary('Portals').closest('details');
    if (!details) throw new Error('no menu');
    return { ...app, details };
  }

  it('closes after a choice and returns the focus to its button', async () => {
    const { user, details } = await openMenu('/terms');
    await user.click(within(details).getByText('Drivers Portal'));
    expect(details).not.toHaveAttribute('open');
    expect(summary('Portals')).toHaveFocus();
  });

  it('closes when a dialog opens over it', async () => {
    const { store, details } = await openMenu('/');
    act(() => void store.dispatch(popupOpened()));
    await screen.findByRole('dialog');
    expect(details).not.toHaveAttribute('open');
  });
});

it('keeps only one menu open at a time', async () => {
  const { store, user } = await renderApp('/terms');
  await user.click(summary('Menu'));
  await user.click(summary('Portals'));
  expect(selectOpenMenu(store.getState())).toBe('portals');
  expect(document.querySelectorAll('details[open] > summary[aria-expanded="true"]')).toHaveLength(1);
});

it('keeps a menu open that was opened before hydration', async () => {
  const { store, unmount } = await renderApp('/terms');
  unmount();
  expect(selectOpenMenu(store.getState())).toBeNull();
  // The browser opens a details element without scripts; React's first render must not close it.
  const open = jest.spyOn(HTMLDetailsElement.prototype, 'open', 'get').mockReturnValueOnce(true);
  const again = await renderApp('/terms');
  open.mockRestore();
  expect(selectOpenMenu(again.store.getState())).not.toBeNull();
});

it('contains the links of the header and the portals, which open in a new tab', async () => {
  await renderApp('/terms');
  const menu = summary('Menu').closest('details');
  const portals = summary('Portals').closest('details');
  if (!menu || !portals) throw new Error('no menus');
  const namesIn = (element: HTMLElement) =>
    [...element.querySelectorAll('a')].map((link) =>
      link.textContent.replace(/\W*\(opens in a new tab\)/, ''),
    );
  expect(namesIn(menu)).toEqual(
    expect.arrayContaining([
      ...['Home', 'Services', 'Vehicle Sourcing', 'About Us', 'Contact', 'Shop'],
      ...['Port Status', 'Terminal', 'Track Shipment', 'Client Portal', 'Drivers Portal', 'Admin Portal'],
    ]),
  );
  expect(namesIn(portals)).toEqual(['Client Portal', 'Drivers Portal', 'Admin Portal']);
  for (const list of [menu, portals]) {
    for (const { name, href } of company.portals) {
      const link = within(list).getByText(name);
      expect(link).toHaveAttribute('href', href);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
  }
});
