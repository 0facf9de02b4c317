import { screen, within } from '@testing-library/react';
import { journey } from '../../src/content/journey/stages';
import { comparison, situations } from '../../src/content/services/services';
import { renderApp } from '../support/renderApp';

it('says that the shipping method can be left open, as in the form', async () => {
  await renderApp('/services');
  expect(screen.getByText(/One request covers one vehicle/)).toHaveTextContent(
    'You can leave the shipping method set to “Not sure”',
  );
});

it('opens with the situations, the first one chosen, each followed by the services it needs', async () => {
  const { user } = await renderApp('/services');
  const chooser = within(screen.getByRole('group', { name: 'Which one do I need?' }));
  expect(chooser.getByRole('radio', { checked: true })).toHaveAccessibleName(situations[0]?.said);
  for (const { said, answer, links } of situations) {
    const radio = chooser.getByRole('radio', { name: said });
    await user.click(radio);
    expect(radio).toBeChecked();
    const row = radio.parentElement as HTMLElement;
    expect(row).toHaveTextContent(answer);
    expect(
      within(row)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(links.map(({ to }) => to));
  }
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
