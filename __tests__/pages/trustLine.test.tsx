import { screen, within } from '@testing-library/react';
import { company } from '../../src/content/company';
import { renderApp } from '../support/renderApp';
import { useQuietBackend } from '../support/answers';

useQuietBackend();

it.each(['/', '/quote'])('says on %s whom to call about a suspicious call', async (path) => {
  await renderApp(path);
  const main = within(screen.getByRole('main'));
  const line = main.getByText('Not sure a call or message is really from us?').closest('p');
  if (!line) throw new Error('the question is in no paragraph');
  expect(line).toHaveTextContent(
    `Hang up and call ${company.phones.map(({ label, place }) => `${label} (${place})`).join(' or ')}. A genuine caller won’t mind.`,
  );
  for (const { label, href } of company.phones)
    expect(within(line).getByRole('link', { name: label })).toHaveAttribute('href', href);
  expect(within(line).getByRole('link', { name: 'How to check' })).toHaveAttribute(
    'href',
    '/contact#is-it-us',
  );
});
