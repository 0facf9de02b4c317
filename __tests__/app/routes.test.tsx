import { screen } from '@testing-library/react';
import { pageCode } from '../../src/app/pageCode';
import { paths } from '../../src/config/paths';
import { company } from '../../src/content/company';
import { pageDescriptions } from '../../src/content/pageDescriptions';
import { pageTitles } from '../../src/content/pageTitles';
import { useQuietBackend } from '../support/answers';
import { renderApp } from '../support/renderApp';

useQuietBackend();

/** Copied from the specification, §2. */
const SPECIFIED = `
/
/about
/services
/services/auto-shipping
/services/car-purchase
/services/inspection
/services/international
/services/logistics
/contact
/port-status
/carriers
/terms
/privacy
/cookies
/careers
/gallery
/track
/quote
/how-it-works
/referral-program
/shop
`
  .trim()
  .split('\n');

/** Pages that the specification doesn't have. */
const ADDED: readonly string[] = [];

const routes = [...SPECIFIED, ...ADDED];

it('has exactly the 21 routes of the specification, and the pages added since', () => {
  expect(SPECIFIED).toHaveLength(21);
  expect(Object.keys(pageCode).sort()).toEqual([...routes].sort());
  expect(Object.values(paths).sort()).toEqual([...routes].sort());
});

it('gives every page a unique title and description', () => {
  expect(new Set(Object.values(pageTitles)).size).toBe(routes.length);
  expect(new Set(Object.values(pageDescriptions)).size).toBe(routes.length);
});

it.each(routes)('%s renders a page with one h1 and its own title', async (path) => {
  await renderApp(path);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Page Not Found' })).not.toBeInTheDocument();
  expect(document.title).toBe(`${pageTitles[path as '/']} | ${company.name}`);
});

it.each(['/nowhere', '/services/nothing', '/Terms', '/terms/x', '/__proto__', '/constructor'])(
  '%s shows Page Not Found',
  async (path) => {
    await renderApp(path);
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent(/does not exist or has moved/i);
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
    expect(document.title).toBe(`Page Not Found | ${company.name}`);
  },
);

it('serves the same page and title with a trailing slash', async () => {
  await renderApp('/terms/');
  expect(screen.queryByRole('heading', { name: 'Page Not Found' })).not.toBeInTheDocument();
  expect(document.title).toBe(`Terms of Service | ${company.name}`);
});
