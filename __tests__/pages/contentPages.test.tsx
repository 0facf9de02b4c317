import { screen, waitFor, within } from '@testing-library/react';
import { useQuietBackend } from '../support/answers';
import { headingGaps, headingLevels } from '../support/outline';
import { renderApp } from '../support/renderApp';

// Some tools load the port statuses.
useQuietBackend();

const pages = [
  ['/about', 'Don’t take our word for it', '/contact'],
  ['/services', 'Five services. Use one or all.', '/quote'],
  ['/services/auto-shipping', 'Ship your car across the Atlantic', '/quote?service=auto-shipping'],
  ['/services/car-purchase', 'Buy at auction with your eyes open', '/quote?service=car-purchase'],
  ['/services/inspection', 'We look at the car for you', '/quote?service=inspection'],
  ['/services/international', 'US to Nigeria: the paperwork', '/quote?service=international'],
  ['/services/logistics', 'Trucking and storage in both countries', '/quote?service=logistics'],
  ['/how-it-works', 'How it works, from search to keys', '/quote?service=car-purchase'],
] as const;

describe.each(pages)('%s', (path, title, next) => {
  beforeEach(async () => {
    await renderApp(path);
    // Tools load after the page.
    await waitFor(() => {
      expect(screen.queryByText(/needs JavaScript/)).not.toBeInTheDocument();
    });
  });

  it('has one h1 and no gaps in its headings', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(headingLevels().filter((level) => level === 1)).toHaveLength(1);
    expect(headingGaps()).toEqual([]);
  });

  it('links to the next step', () => {
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain(next);
  });

  it('has no broken links within the page', () => {
    const anchors = [...screen.getByRole('main').querySelectorAll('a[href^="#"]')];
    const missing = anchors.filter(
      (anchor) => !document.querySelector(`[id="${anchor.getAttribute('href')?.slice(1) ?? ''}"]`),
    );
    expect(missing).toEqual([]);
  });

  it('shows no price and no transit days outside the sections that compute them', () => {
    const computed = ['price', 'how-long'].map((id) => document.getElementById(id)?.textContent ?? '');
    const text = computed.reduce(
      (rest, part) => rest.replace(part, ''),
      screen.getByRole('main').textContent,
    );
    expect(text).not.toMatch(/\$\s?\d|₦\s?\d|\d+\s*(?:-|to)\s*\d+\s*(?:days|weeks)/);
  });
});
