import { screen, waitFor, within } from '@testing-library/react';
import { refetchOnReturn } from '../../src/api/refetchStale';
import { storageKeys } from '../../src/config/storageKeys';
import { answer, dropped, noAnswer, ok } from '../support/answers';
import { setOnline } from '../support/connection';
import { saveItem } from '../support/deviceItems';
import { renderApp } from '../support/renderApp';

const main = () => within(screen.getByRole('main'));
const field = (name: string) => main().getByRole('textbox', { name });
const submitButton = () => main().getByRole('button', { name: 'Track shipment' });
const another = () => main().queryByRole('button', { name: 'Track another' });
const booked = { reference: 'HAL-1', status: 'booked' };
const inTransit = {
  ...booked,
  status: 'in_transit',
  shipment: {
    destination_port: 'NGTIN',
    eta: '2099-11-29',
    milestones: [
      { code: 'DEPA', location: 'Baltimore', occurred_at: '2026-11-12' },
      { code: 'ARRI', expected_at: '2099-11-29' },
    ],
  },
};

async function lookUp() {
  const app = await renderApp('/track?reference=HAL-1');
  await app.user.type(field('E-mail address'), 'ada@example.com');
  await app.user.click(submitButton());
  return app;
}

it('shows the arrival first, then where the car is, then the next step', async () => {
  answer('/api/quote/status/', ok(inTransit));
  await lookUp();
  const title = await main().findByRole('heading', { level: 2, name: 'Arrives about 29 Nov 2099' });
  expect(title).toHaveFocus();
  const head = main().getByRole('region', { name: 'Arrives about 29 Nov 2099' });
  expect(head).toHaveTextContent(
    /Tin Can Island.*Where it is now.*In transit.*Vessel departed, Baltimore, 12 Nov 2026.*Next step: you.*Confirm your customs agent/,
  );
});

it('says that there is no arrival date yet', async () => {
  answer('/api/quote/status/', ok(booked));
  await lookUp();
  expect(await main().findByRole('heading', { name: 'No arrival date yet' })).toHaveFocus();
});

it('collapses the form, and expands it with what was typed', async () => {
  answer('/api/quote/status/', ok(booked));
  const { user } = await lookUp();
  await main().findByRole('heading', { name: 'Booked' });
  expect(main().queryByRole('textbox', { name: 'Reference' })).not.toBeInTheDocument();
  await user.click(main().getByRole('button', { name: 'Track another' }));
  expect(field('Reference')).toHaveFocus();
  expect(field('Reference')).toHaveValue('HAL-1');
  expect(field('E-mail address')).toHaveValue('ada@example.com');
  expect(another()).not.toBeInTheDocument();
  expect(main().getByRole('heading', { name: 'Booked' })).toBeInTheDocument();

  await user.click(submitButton());
  expect(await main().findByRole('button', { name: 'Track another' })).toBeInTheDocument();
  expect(main().getByRole('heading', { name: 'No arrival date yet' })).toHaveFocus();
});

it('forgets the saved e-mail address, but not the result that is shown with it', async () => {
  saveItem('trackingEmail', 'ada@example.com');
  const requests = answer('/api/quote/status/', ok(booked));
  const { user } = await renderApp('/track?reference=HAL-1');
  await main().findByRole('heading', { name: 'Booked' });
  await user.click(main().getByRole('button', { name: 'Track another' }));
  await user.click(main().getByRole('checkbox', { name: /Remember my e-mail/ }));
  expect(localStorage.getItem(storageKeys.trackingEmail.key)).toBeNull();
  expect(main().getByRole('heading', { name: 'Booked' })).toBeInTheDocument();
  expect(field('E-mail address')).toHaveValue('ada@example.com');
  await user.clear(field('Reference'));
  await user.type(field('Reference'), 'HAL-2');
  await user.click(submitButton());
  await waitFor(() => {
    expect(requests).toHaveLength(2);
  });
  await main().findByRole('button', { name: 'Track another' });
  expect(localStorage.getItem(storageKeys.trackingEmail.key)).toBeNull();
});

it('keeps the form open on a failure', async () => {
  answer('/api/quote/status/', ok({ detail: 'Not found.' }, 404));
  await lookUp();
  expect(await main().findByRole('alert')).toHaveTextContent('We found no shipment with the reference HAL-1');
  expect(field('Reference')).toBeVisible();
  expect(another()).not.toBeInTheDocument();
});

it('keeps the form and the focus while the visitor is typing', async () => {
  let reply = (_: Response): void => undefined;
  const late = new Promise<Response>((resolve) => {
    reply = resolve;
  });
  answer('/api/quote/status/', () => late, noAnswer);
  const { user } = await lookUp();
  await user.type(field('Reference'), '2');
  reply(Response.json(booked));
  expect(await main().findByRole('heading', { name: 'Booked' })).toBeInTheDocument();
  expect(field('Reference')).toHaveFocus();
  expect(another()).not.toBeInTheDocument();
});

it('looks up again when back online after a refresh failed offline', async () => {
  answer('/api/quote/status/', ok(booked), (request) =>
    navigator.onLine ? ok(inTransit)(request) : dropped(request),
  );
  const { user, store } = await lookUp();
  const stop = refetchOnReturn(store.dispatch);
  const refresh = await main().findByRole('button', { name: 'Refresh' });
  setOnline(false);
  await user.click(refresh);
  expect(await main().findByText(/We’ll look it up as soon as you’re back online/)).toBeInTheDocument();
  setOnline(true);
  expect(await main().findByRole('heading', { name: 'In transit' })).toBeInTheDocument();
  expect(main().queryByRole('alert')).not.toBeInTheDocument();
  stop();
});
