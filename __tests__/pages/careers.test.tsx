import { screen, within } from '@testing-library/react';
import { company } from '../../src/content/company';
import { kindsOfWork } from '../../src/content/pages/careers';
import { headingGaps } from '../support/outline';
import { renderApp } from '../support/renderApp';

const main = () => within(screen.getByRole('main'));

it('says that there are no open roles, and invents none', async () => {
  await renderApp('/careers');
  expect(main().getByRole('heading', { level: 1, name: 'Work with us' })).toBeInTheDocument();
  expect(main().getByText('No open roles today.')).toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveTextContent(/apply now|salary|full-time|we are hiring/i);
  expect(headingGaps()).toEqual([]);
});

it('prepares an e-mail with the company’s questions', async () => {
  await renderApp('/careers');
  for (const link of main().getAllByRole('link', { name: 'E-mail your application' })) {
    const { protocol, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
    expect([protocol, pathname]).toEqual(['mailto:', company.email]);
    expect(searchParams.get('subject')).toMatch(/application/i);
    expect(searchParams.get('body')).toMatch(/What I do:\r\n.*\r\nCan start:/);
  }
});

it('explains how to spot a fake offer, and links drivers to their portal', async () => {
  await renderApp('/careers');
  expect(main().getByRole('link', { name: /How to check/ })).toHaveAttribute(
    'href',
    '/contact?subject=impostor',
  );
  expect(main().getByRole('link', { name: /Drivers Portal/ })).toHaveAttribute('target', '_blank');
});

it('lists each country’s jobs below its name', async () => {
  await renderApp('/careers');
  for (const { shore, kinds } of kindsOfWork) {
    const jobs = within(main().getByRole('region', { name: shore }));
    expect(jobs.getByRole('heading', { level: 3, name: shore })).toBeInTheDocument();
    expect(jobs.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      kinds.map(({ name }) => name),
    );
    for (const { text } of kinds) expect(jobs.getByText(text)).toBeInTheDocument();
  }
  expect(main().queryByRole('img', { name: /VIN plate|keys|headset/ })).not.toBeInTheDocument();
});
