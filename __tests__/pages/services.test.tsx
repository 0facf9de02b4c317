import { screen, within } from '@testing-library/react';
import { journey } from '../../src/content/journey/stages';
import { comparison } from '../../src/content/services/services';
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

it('opens with a link to each service, and when to use it', async () => {
  await renderApp('/services');
  const links = within(screen.getByRole('navigation', { name: 'The five services' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    comparison.map(({ name, when, to }) => [`${name}${when}`, to]),
  );
});

it('lists the five services once, in order, with who does what', async () => {
  await renderApp('/services');
  const index = within(screen.getByRole('region', { name: 'All five, in order' }));
  const items = index.getAllByRole('listitem');
  expect(items).toHaveLength(comparison.length);
  for (const [at, { name, to, when, we, you, get }] of comparison.entries()) {
    const item = items[at];
    if (!item) throw new Error('no item');
    expect(within(item).getByRole('link', { name })).toHaveAttribute('href', to);
    for (const text of [when, we, you, get]) expect(item).toHaveTextContent(text);
  }
});

it('names the stages and documents of each service as the journey has them', async () => {
  await renderApp('/services');
  const index = screen.getByRole('region', { name: 'All five, in order' });
  for (const { name, document, to } of journey) {
    const item = index.querySelector(`a[href="${to}"]`)?.closest('li');
    expect(item).toHaveTextContent(new RegExp(`${name}: ${document}`, 'i'));
  }
});
