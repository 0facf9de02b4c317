import { screen, within } from '@testing-library/react';
import { useQuietBackend } from '../support/answers';
import { renderApp } from '../support/renderApp';

useQuietBackend();

const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

/** The navigation of wide screens, and the menu of small ones. */
const mainNavigations = () => screen.getAllByRole('navigation', { name: 'Main' });

describe('header (specification §2)', () => {
  it('has the Quick Tools', async () => {
    await renderApp('/terms');
    const tools = screen.getByRole('navigation', { name: 'Quick Tools' });
    expect(within(tools).getByText('Quick Tools')).toBeVisible();
    expect(linksOf(tools)).toEqual([
      ['Port Status', '/port-status'],
      ['Terminal', '/carriers'],
      ['Track Shipment', '/track'],
    ]);
  });

  it.each([
    ['/port-status', ['Port Status']],
    ['/services', []],
  ])('at %s, the current Quick Tools are %s, in the top bar and in the menu', async (path, labels) => {
    await renderApp(path);
    const lists = screen.getAllByText('Quick Tools').map((label) => label.parentElement);
    const current = lists.map((list) =>
      [...(list?.querySelectorAll('a[aria-current="page"]') ?? [])].map(({ textContent }) => textContent),
    );
    expect(current).toEqual([labels, labels]);
  });

  it('has our own tools in the menu, as a group next to the Quick Tools', async () => {
    const { user } = await renderApp('/terms');
    await user.click(screen.getByLabelText('Menu'));
    const menu = screen.getByLabelText('Menu').closest('details');
    if (!menu) throw new Error('no menu');
    const group = within(menu).getByText('Plan and track').parentElement;
    expect(linksOf(group ?? menu)).toEqual([
      ['What it costs', '/services/car-purchase#price'],
      ['How long it takes', '/how-it-works#how-long'],
      ['Your cars', '/track#board'],
    ]);
  });

  it('has the main navigation in its order, on wide screens and in the menu', async () => {
    await renderApp('/terms');
    const links = [
      ['Home', '/'],
      ['Services', '/services'],
      ['Vehicle Sourcing', '/how-it-works'],
      ['About Us', '/about'],
      ['Contact', '/contact'],
      ['Shop', '/shop'],
    ];
    expect(mainNavigations().map(linksOf)).toEqual([links, links]);
  });

  it('has the referral badge with its tag, a phone number and an e-mail address', async () => {
    await renderApp('/terms');
    const [header] = screen.getAllByRole('banner');
    if (!header) throw new Error('no header');
    const badges = within(header).getAllByRole('link', { name: 'Earn $50-$100 NEW' });
    // In the top bar of large screens, and beside the menu of small ones.
    expect(badges).toHaveLength(2);
    for (const badge of badges) expect(badge).toHaveAttribute('href', '/referral-program');
    expect(header.querySelectorAll('a[href^="tel:"]')).toHaveLength(1);
    expect(header.querySelectorAll('a[href^="mailto:"]')).toHaveLength(1);
  });

  it.each([
    ['/', 'Home', 'page'],
    ['/services', 'Services', 'page'],
    ['/services/inspection', 'Services', 'true'],
    ['/how-it-works', 'Vehicle Sourcing', 'page'],
    ['/services/nothing-here', 'Services', 'true'],
    ['/terms', undefined, undefined],
    ['/servicesx', undefined, undefined],
  ])('at %s, the active item is %s', async (path, label, current) => {
    await renderApp(path);
    const active = mainNavigations().map((navigation) =>
      within(navigation)
        .getAllByRole('link')
        .filter((link) => link.hasAttribute('aria-current'))
        .map((link) => [link.textContent, link.getAttribute('aria-current')]),
    );
    const expected = label ? [[label, current]] : [];
    expect(active).toEqual([expected, expected]);
  });
});
