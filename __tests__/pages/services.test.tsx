import { screen, within } from '@testing-library/react';
import { journey } from '../../src/content/journey/stages';
import { renderApp } from '../support/renderApp';

it('says that the shipping method can be left open, as in the form', async () => {
  await renderApp('/services');
  expect(screen.getByText(/One request covers one vehicle/)).toHaveTextContent(
    'You can leave the shipping method set to “Not sure”',
  );
});

describe('service chooser', () => {
  it('shows every answer with its links until a situation is chosen', async () => {
    await renderApp('/services');
    expect(screen.getAllByRole('article')).toHaveLength(screen.getAllByRole('radio').length);
  });

  it('shows only the answer to the chosen situation, with a link to the service', async () => {
    const { user } = await renderApp('/services');
    await user.click(screen.getByRole('radio', { name: 'I want to buy at a US auction' }));
    const answer = screen.getByRole('article');
    expect(within(answer).getByRole('link', { name: /Car purchase/ })).toHaveAttribute(
      'href',
      '/services/car-purchase',
    );
  });

  it('shows all answers again', async () => {
    const { user } = await renderApp('/services');
    await user.click(screen.getByRole('radio', { name: /doesn’t run/ }));
    await user.click(screen.getByRole('button', { name: 'Show all answers' }));
    expect(screen.getAllByRole('article')).toHaveLength(screen.getAllByRole('radio').length);
    expect(screen.getByRole('radio', { name: /doesn’t run/ })).not.toBeChecked();
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
