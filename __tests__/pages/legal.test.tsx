import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { cookiePolicy } from '../../src/content/legal/legalCookies';
import { privacy } from '../../src/content/legal/legalPrivacy';
import { terms } from '../../src/content/legal/legalTerms';
import type { LegalDocument } from '../../src/ui/legal/LegalDocument';
import { headingGaps } from '../support/outline';
import { renderApp } from '../support/renderApp';

/** Typed without the real notice, which is empty once a lawyer has confirmed the texts. */
type LegalText = Pick<ComponentProps<typeof LegalDocument>, 'title' | 'sections' | 'changed' | 'notice'>;

const main = () => within(screen.getByRole('main'));

describe.each([
  ['/terms', terms],
  ['/privacy', privacy],
  ['/cookies', cookiePolicy],
])('%s', (path, legalText: LegalText) => {
  const { title, sections, changed } = legalText;

  it('has its title, its date, and a table of contents for every section', async () => {
    await renderApp(path);
    expect(main().getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(main().getByText(changed.text)).toHaveAttribute('dateTime', changed.iso);
    const contents = within(main().getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect(contents.map((link) => link.textContent)).toEqual(sections.map((section) => section.title));
    for (const link of contents) {
      const target = document.querySelector(link.getAttribute('href') ?? '');
      expect(target).toHaveTextContent(link.textContent);
    }
    expect(headingGaps()).toEqual([]);
  });

  it('says in short what each section means, apart from its text', async () => {
    await renderApp(path);
    sections.forEach((section, index) => {
      const region = main().getByRole('region', { name: `${String(index + 1)} ${section.title}` });
      const summary = within(region).getByText('In short').parentElement;
      expect(summary).toHaveTextContent(`In short${section.inShort.join('')}`);
      expect(region.textContent.length).toBeGreaterThan(60);
    });
    expect(main().getAllByText(/aren’t legal text/)).toHaveLength(1);
  });

  it('folds each text on phones until it’s opened, or a link leads to it', async () => {
    const [first, ...others] = sections.map(({ title: name }, index) => `${String(index + 1)} ${name}`);
    await renderApp(`${path}#${sections[0]?.id ?? ''}`);
    const fold = (name = '') =>
      within(main().getByRole('region', { name })).getByText('Full text').closest('details');
    expect(fold(first)).toHaveAttribute('open');
    for (const name of others) expect(fold(name)).not.toHaveAttribute('open');
  });

  it('is marked as a template until the company’s lawyer has confirmed it', async () => {
    jest.replaceProperty(legalText, 'notice', 'Template. A lawyer must approve this.');
    await renderApp(path);
    expect(main().getByText('Template. A lawyer must approve this.')).toBeVisible();
  });

  it('is no longer marked once the notice is empty', async () => {
    jest.replaceProperty(legalText, 'notice', '');
    await renderApp(path);
    expect(main().queryByText(/^Template/)).not.toBeInTheDocument();
  });

  it('can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await renderApp(path);
    await user.click(main().getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['/terms', '$0 to use the site and get a quote'],
  ['/privacy', '30 days at most for a draft you don’t send'],
  ['/cookies', '0 files from other companies'],
])('sums up %s in numbers', async (path, figure) => {
  await renderApp(path);
  const figures = main()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(figures).toContain(figure);
});

it('links the open-source licenses as a file, not as a page of the site', async () => {
  const { user } = await renderApp('/terms');
  const link = main().getByRole('link', { name: /Open-source licenses/ });
  expect(link).toHaveAttribute('href', '/licenses.txt');
  const isLeftToBrowser = jest.fn();
  const onClick = (event: Event) => {
    isLeftToBrowser(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', onClick, { once: true });
  await user.click(link);
  expect(isLeftToBrowser).toHaveBeenCalledWith(true);
});

it('says what is sent without a click, and that pages are saved', async () => {
  await renderApp('/privacy');
  expect(main().getByText(/One exception/)).toHaveTextContent(/remembers your e-mail address/);
  expect(main().getByText(/The rest: offline pages/)).toBeInTheDocument();
});

it('says on the privacy page, form by form, what is sent, why, who sees it and what the device saves', async () => {
  await renderApp('/privacy');
  const table = within(main().getByRole('region', { name: '2 What you send us, and why' })).getByRole(
    'table',
  );
  const row = (name: string) => within(table).getByRole('row', { name: new RegExp(`^${name}`) });
  expect(within(table).getAllByRole('row')).toHaveLength(6);
  expect(row('Quote request')).toHaveTextContent(/VIN.*To prepare.*Us.*Once you agree.*Carriers.*30 days/);
  expect(row('Message')).toHaveTextContent(/what you write.*To reply to you.*Us.*7 days/);
  expect(row('Tracking')).toHaveTextContent(/reference number.*alone.*Us.*90 days after your last lookup/);
  expect(row('Account')).toHaveTextContent(/password.*To sign you in.*Us.*doesn’t save the password/);
  expect(row('Tools')).toHaveTextContent(/Nothing.*Only you.*90 days/);
});

it.each([
  ['/terms', '3 Requests, quotes and agreements', ['You ask', 'We quote', 'You accept', 'We confirm']],
  ['/privacy', '5 Who else sees it', ['We contact you', 'You agree', 'Each party gets what it needs']],
])('draws on %s what has to happen first, in order', async (path, name, stops) => {
  await renderApp(path);
  const list = main().getByRole('region', { name }).querySelector('ol');
  const names = [...(list?.querySelectorAll('li > b') ?? [])].map(({ textContent }) => textContent);
  expect(names).toEqual(stops);
});
