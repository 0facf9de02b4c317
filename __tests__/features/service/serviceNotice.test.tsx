import { act, screen, waitFor, within } from '@testing-library/react';
import { getServiceStatus } from '../../../src/api/serviceEndpoints';
import { company } from '../../../src/content/company';
import { answer, dropped, html, ok } from '../../support/answers';
import type { Answer } from '../../support/answers';
import { connection } from '../../support/connection';
import { renderApp } from '../../support/renderApp';
import { reviewOf } from '../../support/quotePage';
import { completeDraft } from '../../support/quoteDraft';
import type { AppStore } from '../../../src/app/makeStore';

const MORE = 'What still works';
const notice = () => screen.findByText(MORE);

/** As the entry does once the page stands. */
const ask = (store: AppStore) =>
  act(async () => {
    await store.dispatch(getServiceStatus.initiate(undefined));
  });

async function page(status: Answer, health: Answer = ok()) {
  const asked = { status: answer('/status/', status), health: answer('/health/', health) };
  const app = await renderApp('/careers');
  await ask(app.store);
  return { ...app, asked };
}

it.each([
  ['degraded', 'Part of our service is slow or not working.'],
  ['maintenance', 'Our server is down for maintenance.'],
  ['down', 'Our server is down.'],
])('says what the backend says of itself: %s', async (status, title) => {
  await page(ok({ status, message: '  Back by  <b>10:00</b>. ' }));
  const text = (await notice()).closest('div')?.parentElement;
  expect(text).toHaveTextContent(title);
  expect(text).toHaveTextContent('Back by <b>10:00</b>.');
});

it('names the services that are not in order, and people to reach', async () => {
  const services = [
    { name: 'Tracking', status: 'down' },
    { name: 'Quotes', status: 'operational' },
  ];
  await page(ok({ status: 'degraded', services }));
  await notice();
  expect(screen.getByText('Affected: Tracking.')).toBeInTheDocument();
  expect(screen.getByText(/You can read every page/)).toBeInTheDocument();
  const people = screen.getByText('Our phones are working as usual:').nextElementSibling;
  for (const { place, label } of company.phones) expect(people).toHaveTextContent(`${place}: ${label}`);
});

it('says that the server does not answer when its health fails too', async () => {
  await page(html(502), dropped);
  await notice();
  expect(screen.getByText('Our server isn’t responding.')).toBeInTheDocument();
});

it.each([
  ['all is well', ok({ status: 'operational' }), ok()],
  ['the backend uses a word that nobody here knows', ok({ status: 'green' }), ok()],
  ['the status fails but the backend is healthy', html(500), ok()],
  ['the backend has neither address', ok({ detail: 'Not found.' }, 404), html(404)],
  ['the answer is of another shape', ok([]), ok()],
])('says nothing when %s', async (_, status, health) => {
  await page(status, health);
  expect(screen.queryByText(MORE)).not.toBeInTheDocument();
});

it('blames no server for a device without a line', async () => {
  connection(false);
  const { asked } = await page(dropped, dropped);
  expect(asked.health).toHaveLength(0);
  expect(screen.queryByText(MORE)).not.toBeInTheDocument();
});

it('goes when it is put away', async () => {
  const { user } = await page(ok({ status: 'maintenance' }));
  await notice();
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByText(MORE)).not.toBeInTheDocument();
});

it('goes when all is well again', async () => {
  const { store } = await page(ok({ status: 'maintenance' }));
  await notice();
  answer('/status/', ok({ status: 'operational' }));
  await act(async () => {
    await store.dispatch(getServiceStatus.initiate(undefined, { forceRefetch: true }));
  });
  await waitFor(() => {
    expect(screen.queryByText(MORE)).not.toBeInTheDocument();
  });
});

it('offers another way in the quote before anything is sent', async () => {
  answer('/status/', ok({ status: 'down' }));
  const { store } = await reviewOf(completeDraft, ok());
  await ask(store);
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('Our server is down.')).toBeInTheDocument();
  expect(main.getByRole('link', { name: 'Send by e-mail' })).toHaveAttribute(
    'href',
    expect.stringContaining('Camry'),
  );
});

it('offers another way in the contact form, with what is being typed', async () => {
  answer('/status/', ok({ status: 'down' }));
  const { store, user } = await renderApp('/contact');
  await ask(store);
  const form = within(screen.getByRole('form', { name: 'Send us a message' }));
  expect(await form.findByText('Our server is down.')).toBeInTheDocument();
  await user.type(form.getByRole('textbox', { name: /message/i }), 'Where is my car?');
  expect(form.getByRole('link', { name: 'Send by e-mail' })).toHaveAttribute(
    'href',
    expect.stringContaining('Where%20is%20my%20car'),
  );
});
