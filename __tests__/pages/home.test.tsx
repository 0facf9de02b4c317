import { screen, within } from '@testing-library/react';
import { auctionPartners } from '../../src/content/partners';
import { useQuietBackend } from '../support/answers';
import { renderApp } from '../support/renderApp';

useQuietBackend();

const main = () => within(screen.getByRole('main'));
const hrefs = () =>
  main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('starts with what the company does, a quote and tracking', async () => {
  await renderApp('/');
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(
    /from the US auction lane to your door/,
  );
  expect(main().getByRole('button', { name: 'Start a quote' })).toBeInTheDocument();
  expect(main().getByRole('button', { name: 'Track a shipment' })).toBeInTheDocument();
});

it('links to every service, the ports, the referral program and the contact page', async () => {
  await renderApp('/');
  expect(hrefs()).toEqual(
    expect.arrayContaining([
      '/services/auto-shipping',
      '/services/car-purchase',
      '/services/inspection',
      '/services/international',
      '/services/logistics',
      '/port-status',
      '/referral-program',
      '/contact',
    ]),
  );
});

it('states that the company is a licensed member of three large auction houses', async () => {
  await renderApp('/');
  const access = within(main().getByRole('region', { name: 'Bid through a licensed member' }));
  expect(access.getByText('Licensed member access')).toBeInTheDocument();
  const names = access
    .getAllByRole('link', { name: /opens in a new tab/ })
    .map((link) => within(link).getByRole('img').getAttribute('alt'));
  expect(names).toEqual(auctionPartners.map(({ alt }) => alt));
  expect(names).toHaveLength(3);
});

it('says in short what Nigeria charges, when that was checked, and where each line is', async () => {
  await renderApp('/');
  const access = within(main().getByRole('region', { name: 'Bid through a licensed member' }));
  expect(await access.findByText('$360 to $560')).toBeInTheDocument();
  expect(
    access.getByText(/at \$1,000, by its VIN, not your invoice\. Checked \d.*Low: as announced in 2026/),
  ).toBeInTheDocument();
  expect(access.getByText('Duty and levies')).toBeInTheDocument();
  expect(access.getByRole('link', { name: /^See what it costs, line by line/ })).toHaveAttribute(
    'href',
    '/services/car-purchase#price',
  );
});
