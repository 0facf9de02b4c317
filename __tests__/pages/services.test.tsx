import { screen, within } from '@testing-library/react';
import { journey } from '../../src/content/journey/stages';
import { renderApp } from '../support/renderApp';

it('says that the shipping method can be left open, as in the form', async () => {
  await renderApp('/services');
  expect(screen.getByText(/One request covers one vehicle/)).toHaveTextContent(
    'You can leave the shipping method set to “Not sure”',
  );
});

it('shows the first situation’s services, and those of a situation that is opened', async () => {
  const { user } = await renderApp('/services');
  const chooser = within(screen.getByRole('region', { name: 'Which one do I need?' }));
  expect(chooser.getByRole('link', { name: /Pickup and trucking/ })).toBeVisible();
  const link = chooser.getByRole('link', { name: /Car purchase/ });
  expect(link).not.toBeVisible();
  await user.click(chooser.getByText('I want to buy at a US auction'));
  expect(link).toBeVisible();
  expect(link).toHaveAttribute('href', '/services/car-purchase');
});

it('compares the five services in a table, with links', async () => {
  await renderApp('/services');
  const table = screen.getByRole('table', { name: /What each service is for/ });
  expect(
    within(table)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .sort(),
  ).toEqual([
    '/services/auto-shipping',
    '/services/car-purchase',
    '/services/inspection',
    '/services/international',
    '/services/logistics',
  ]);
});

it('shows how the services fit together as the journey has it', async () => {
  await renderApp('/services');
  const chain = screen.getByRole('region', { name: 'How they fit together' });
  const links = within(chain).getAllByRole('listitem');
  expect(links).toHaveLength(journey.length);
  for (const [index, { name, document, to }] of journey.entries()) {
    const item = links[index];
    if (!item) throw new Error('no item');
    expect(item).toHaveTextContent(new RegExp(`^${name}.+You get: ${document}$`));
    expect(within(item).getByRole('link')).toHaveAttribute('href', to);
  }
});
