import { screen, within } from '@testing-library/react';
import { renderApp } from '../support/renderApp';

const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('header (specification §2)', () => {
  it('has the Quick Tools', async () => {
    await renderApp('/terms');
    expect(linksOf(screen.getByRole('navigation', { name: 'Quick Tools' }))).toEqual([
      ['Port Status', '/port-status'],
      ['Terminal', '/carriers'],
      ['Track Shipment', '/track'],
    ]);
  });

  it('has the main navigation in its order', async () => {
    await renderApp('/terms');
    const [nav] = screen.getAllByRole('navigation', { name: 'Main' });
    if (!nav) throw new Error('no main navigation');
    expect(linksOf(nav)).toEqual([
      ['Home', '/'],
      ['Services', '/services'],
      ['Vehicle Sourcing', '/how-it-works'],
      ['About Us', '/about'],
      ['Contact', '/contact'],
      ['Shop', '/shop'],
    ]);
  });
});
