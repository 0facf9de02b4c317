import { screen, within } from '@testing-library/react';
import { follow } from '../support/follow';
import { useQuietBackend } from '../support/answers';
import { headingGaps } from '../support/outline';
import { renderApp } from '../support/renderApp';

useQuietBackend();

const main = () => within(screen.getByRole('main'));
const suggestions = () =>
  within(main().getByRole('region', { name: /Did you mean|You may be/ }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('shows the specified text and links home', async () => {
  await renderApp('/nowhere-at-all');
  expect(main().getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
  expect(main().getByText('The page does not exist or has moved.')).toBeInTheDocument();
  expect(headingGaps()).toEqual([]);
  await follow('Return Home');
  expect(window.location.pathname).toBe('/');
});

it.each([
  ['/servces/inspecton', '/services/inspection'],
  ['/port-staus', '/port-status'],
  ['/referal-program', '/referral-program'],
  ['/Contact-us/', '/contact'],
  ['/tracking', '/track'],
])('for %s, suggests %s first', async (typed, path) => {
  await renderApp(typed);
  expect(suggestions()[0]).toBe(path);
  expect(main().getByRole('heading', { name: 'Did you mean one of these?' })).toBeInTheDocument();
});

const mainPages = ['/track', '/quote', '/services', '/port-status', '/how-it-works', '/contact'];

it('offers the main pages when nothing is similar', async () => {
  await renderApp('/qqqqqqqqqqqqqqqq');
  expect(main().queryByText(/Did you mean/)).not.toBeInTheDocument();
  expect(suggestions()).toEqual(mainPages);
});

it.each(['/qqqqqqqqqqqqqqqq', '/Contact-us/', '/servces/inspecton', '/tracking'])(
  'for %s, offers six pages, each once, and says what they are for',
  async (path) => {
    await renderApp(path);
    const offered = suggestions();
    expect(offered).toHaveLength(6);
    expect(offered).toEqual([...new Set(offered)]);
    for (const usual of mainPages.slice(0, 3)) expect(offered).toContain(usual);
    for (const item of main().getAllByRole('listitem')) expect(item).toHaveTextContent(/\w+ \w+ \w+/);
  },
);

it.each(['/%3Cscript%3Ealert(1)%3C%2Fscript%3E', '/%E0%A4%A', `/${'a'.repeat(5_000)}`, '/%E2%80%AEkcart'])(
  'shows a hostile path as short, harmless text: %.40s',
  async (path) => {
    await renderApp(path);
    const shown = main().getByText(/You asked for/).textContent;
    expect(shown.length).toBeLessThan(80);
    expect(shown).not.toMatch(/[\u202E]/);
    expect(document.querySelector('main script')).toBeNull();
  },
);
