import { act, screen, within } from '@testing-library/react';
import { company } from '../../src/content/company';
import { useQuietBackend } from '../support/answers';
import { renderApp } from '../support/renderApp';
import { scrollToMock } from '../support/scrollToMock';

useQuietBackend();

const hrefs = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const OWN_TOOLS = [
  ['What it costs', '/services/car-purchase#price'],
  ['How long it takes', '/how-it-works#how-long'],
  ['Your cars', '/track#board'],
];

describe('footer (specification §2)', () => {
  const footer = () => screen.getByRole('contentinfo');
  const linksTo = (scheme: string) =>
    hrefs(footer()).flatMap(([, to]) => (to?.startsWith(scheme) ? [to] : []));

  it('has the quick links, the services and the legal pages', async () => {
    await renderApp('/terms');
    expect(hrefs(within(footer()).getByRole('navigation', { name: 'Quick links' }))).toEqual([
      ['Home', '/'],
      ['Services', '/services'],
      ['About Us', '/about'],
      ['Contact', '/contact'],
      ['Port Status', '/port-status'],
    ]);
    expect(hrefs(within(footer()).getByRole('navigation', { name: 'Services' }))).toEqual([
      ['Auto shipping', '/services/auto-shipping'],
      ['Car purchase', '/services/car-purchase'],
      ['Inspection', '/services/inspection'],
      ['International', '/services/international'],
      ['Logistics', '/services/logistics'],
    ]);
    // On phones, this is also their order on the screen.
    const lists = within(footer()).getAllByRole('navigation');
    expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual([
      'Quick links',
      'Services',
      'More',
      'Plan and track',
    ]);
    expect(hrefs(lists[3] ?? footer())).toEqual(OWN_TOOLS);
    for (const [name, to] of [
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
      ['Cookie Policy', '/cookies'],
    ] as const) {
      expect(within(footer()).getByRole('link', { name })).toHaveAttribute('href', to);
    }
  });

  it('has the blurb, three networks, two offices, two phones, e-mail, website and hours', async () => {
    await renderApp('/terms');
    expect(footer()).toHaveTextContent(company.blurb);
    expect(company.social).toHaveLength(3);
    for (const { name, href } of company.social) {
      const link = within(footer()).getByRole('link', { name: `${name} (opens in a new tab)` });
      expect(link).toHaveAttribute('href', href);
    }
    expect(within(footer()).getByRole('heading', { name: 'USA mailing address' })).toBeInTheDocument();
    expect(within(footer()).getByRole('heading', { name: 'Nigeria head office' })).toBeInTheDocument();
    for (const { lines } of company.offices)
      for (const line of lines) expect(footer()).toHaveTextContent(line);
    expect(company.phones).toHaveLength(2);
    expect(linksTo('tel:')).toEqual(company.phones.map(({ href }) => href));
    expect(linksTo(`mailto:${company.email}`)).toHaveLength(1);
    expect(within(footer()).getByRole('link', { name: company.website.label })).toHaveAttribute(
      'href',
      company.website.href,
    );
    expect(within(footer()).getByText('Mon-Fri 9:00 AM - 6:00 PM EST')).toBeInTheDocument();
  });
});

describe('scroll-to-top button', () => {
  const button = () => screen.getByRole('button', { name: 'Scroll to top' });
  const maybeButton = () => screen.queryByRole('button', { name: 'Scroll to top' });
  const scrollTo = (y: number) => {
    act(() => {
      jest.replaceProperty(window, 'scrollY', y);
      window.dispatchEvent(new Event('scroll'));
    });
  };

  it('appears after more than 300 px, and disappears near the top', async () => {
    await renderApp('/terms');
    scrollTo(300);
    expect(maybeButton()).not.toBeInTheDocument();
    scrollTo(301);
    expect(button()).toBeInTheDocument();
    scrollTo(10);
    expect(maybeButton()).not.toBeInTheDocument();
  });

  it('scrolls to the top and moves focus there', async () => {
    const { user } = await renderApp('/terms');
    scrollTo(900);
    await user.click(button());
    expect(scrollToMock).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
    expect(screen.getByRole('main')).toHaveFocus();
    scrollTo(0);
  });

  it('jumps without animation for visitors who prefer reduced motion', async () => {
    const { user } = await renderApp('/terms');
    window.matchMedia = (query) => ({ matches: true, media: query }) as MediaQueryList;
    scrollTo(900);
    await user.click(button());
    expect(scrollToMock).toHaveBeenLastCalledWith({ top: 0, behavior: 'auto' });
    scrollTo(0);
  });
});

it('makes the skip link the first focusable element', async () => {
  await renderApp('/terms');
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(document.querySelector('a[href], button, summary, input, [tabindex]')).toBe(skip);
  expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
});
