import { screen, within } from '@testing-library/react';
import { importSystems, roles } from '../../src/content/services/international';
import { shippingDocuments } from '../../src/content/tools/documents';
import { useQuietBackend } from '../support/answers';
import { renderApp } from '../support/renderApp';

useQuietBackend();
beforeEach(async () => {
  await renderApp('/services/international');
});

it('has one list of documents, and says nothing twice', () => {
  const list = screen.getByRole('region', { name: 'Your documents' });
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const main = screen.getByRole('main').textContent;
  for (const { what, only } of shippingDocuments) {
    if (only) continue;
    expect(list).toHaveTextContent(what);
    expect(main.split(what)).toHaveLength(2);
  }
  expect(within(list).getByText('Rules change. Confirm before you buy.')).toBeInTheDocument();
});

it('says who does what, and which systems customs agents work with', () => {
  for (const [name, items] of [
    ['Who does what', roles],
    [
      'Import systems in Nigeria',
      importSystems.items.map(({ title, text }) => ({ term: title, value: text })),
    ],
  ] as const) {
    const section = within(screen.getByRole('region', { name }));
    for (const { term, value } of items)
      expect(section.getByText(term).nextElementSibling).toHaveTextContent(value);
  }
});

it('links to every step, where the other receipts are', () => {
  expect(screen.getByRole('link', { name: /See every step/ })).toHaveAttribute('href', '/how-it-works');
});

it('has the days at the port in a fold, for phones and tablets', () => {
  const fold = (name: string) =>
    within(screen.getByRole('region', { name })).queryByText(name, { selector: 'summary' });
  expect(fold('Your filing deadline')).not.toBeInTheDocument();
  expect(fold('Days at the port')?.parentElement).not.toHaveAttribute('open');
});

it('links to each port’s status', () => {
  expect(screen.getByRole('link', { name: /See each port and its status/ })).toHaveAttribute(
    'href',
    '/port-status',
  );
});
