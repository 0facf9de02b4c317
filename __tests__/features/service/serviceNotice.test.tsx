import { act, screen, waitFor, within } from '@testing-library/react';
import { getServiceStatus } from '../../../src/api/serviceEndpoints';
import { company } from '../../../src/content/company';
import { answer, dropped, html, ok } from '../../support/answers';
import type { Answer } from '../../support/answers';
import { setOnline } from '../../support/connection';
import { renderApp } from '../../support/renderApp';
import { openReviewOf } from '../../support/quotePage';
import { completeDraft } from '../../support/quoteDraft';
import type { AppStore } from '../../../src/app/makeStore';

const MORE = 'What still works';
const notice = () => screen.findByText(MORE);

/** Fetches the status, as the entry does after the first render. */
const fetchStatus = (store: AppStore) =>
  act(async () => {
    await store.dispatch(getServiceStatus.initiate(undefined));
  });

async function openPage(status: Answer, health: Answer = ok()) {
  const requests = { status: answer('/status/', status), health: answer('/health/', health) };
  const app = await renderApp('/careers');
  await fetchStatus(app.store);
  return { ...app, requests };
}

it.each([
  ['degraded', 'Part of our service is slow or not working.'],
  ['maintenance', 'Our server is down for maintenance.'],
  ['down', 'Our server is down.'],
])('shows the status the backend reports: %s', async (status, title) => {
  await openPage(ok({ status, message: '  Back by  <b>10:00</b>. ' }));
  const text = (await notice()).closest('div')?.parentElement;
  expect(text).toHaveTextContent(title);
  expect(text).toHaveTextContent('Back by <b>10:00</b>.');
});

it('names at most six of the affected services', async () => {
  const services = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => ({ name, status: 'down' }));
  await openPage(ok({ status: 'down', services }));
  await notice();
  expect(screen.getByText(/^Affected:/)).not.toHaveTextContent('G');
});

it('names the affected services and our phone numbers', async () => {
  const services = [
    { name: 'Tracking', status: 'down' },
    { name: 'Quotes', status: ' Operational ' },
  ];
  await openPage(ok({ status: ' Degraded ', services }));
  await notice();
  expect(screen.getByText(/^Affected:/)).toHaveTextContent('Affected: Tracking.');
  expect(screen.getByText(/You can read every page/)).toBeInTheDocument();
  const people = screen.getByText('Our phones are working as usual:').nextElementSibling;
  for (const { place, label } of company.phones) expect(people).toHaveTextContent(`${place}: ${label}`);
});

it('shows the codes of affected services in words', async () => {
  const services = ['port_status', 'QUOTES', 'Sign-in and accounts', ' '].map((name) => ({
    name,
    status: 'down',
  }));
  await openPage(ok({ status: 'degraded', services }));
  await notice();
  expect(screen.getByText(/^Affected:/)).toHaveTextContent(
    'Affected: Port status, Quotes, Sign-in and accounts.',
  );
});

it('says that the server is not responding when the health check fails too', async () => {
  await openPage(html(502), dropped);
  await notice();
  expect(screen.getByText('Our server isn’t responding.')).toBeInTheDocument();
});

it.each([
  ['all is well', ok({ status: 'operational' }), ok()],
  ['the backend reports an unknown status', ok({ status: 'green' }), ok()],
  ['the status fails but the backend is healthy', html(500), ok()],
  ['the backend has neither endpoint', ok({ detail: 'Not found.' }, 404), html(404)],
  ['the response has the wrong shape', ok([]), ok()],
])('shows nothing when %s', async (_, status, health) => {
  await openPage(status, health);
  expect(screen.queryByText(MORE)).not.toBeInTheDocument();
});

it('does not blame the server when the device is offline', async () => {
  setOnline(false);
  const { requests } = await openPage(dropped, dropped);
  expect(requests.health).toHaveLength(0);
  expect(screen.queryByText(MORE)).not.toBeInTheDocument();
});

it('disappears when hidden', async () => {
  const { user } = await openPage(ok({ status: 'maintenance' }));
  await notice();
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByText(MORE)).not.toBeInTheDocument();
});

it('disappears when all is well again', async () => {
  const { store } = await openPage(ok({ status: 'maintenance' }));
  await notice();
  answer('/status/', ok({ status: 'operational' }));
  await act(async () => {
    await store.dispatch(getServiceStatus.initiate(undefined, { forceRefetch: true }));
  });
  await waitFor(() => {
    expect(screen.queryByText(MORE)).not.toBeInTheDocument();
  });
});

it('offers another way to send the quote before the first try', async () => {
  answer('/status/', ok({ status: 'down' }));
  const { store } = await openReviewOf(completeDraft, ok());
  await fetchStatus(store);
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('Our server is down.')).toBeInTheDocument();
  expect(main.getByRole('link', { name: 'Send by e-mail' })).toHaveAttribute(
    'href',
    expect.stringContaining('Camry'),
  );
});

it('offers another way to send the contact form, with what is being typed', async () => {
  answer('/status/', ok({ status: 'down' }));
  const { store, user } = await renderApp('/contact');
  await fetchStatus(store);
  const form = within(screen.getByRole('form', { name: 'Send us a message' }));
  expect(await form.findByText('Our server is down.')).toBeInTheDocument();
  await user.type(form.getByRole('textbox', { name: /message/i }), 'Where is my car?');
  expect(form.getByRole('link', { name: 'Send by e-mail' })).toHaveAttribute(
    'href',
    expect.stringContaining('Where%20is%20my%20car'),
  );
});
