import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answer, ok } from './answers';
import { renderApp } from './renderApp';

export const EMAIL = 'ada@example.com';

export const main = () => within(screen.getByRole('main'));
export const board = () => within(main().getByRole('region', { name: 'Your cars' }));
export const table = () => within(board().getByRole('table'));
export const row = (name: RegExp) => table().getByRole('row', { name });
/** Row headers, in order. */
export const cars = () =>
  table()
    .getAllByRole('rowheader')
    .map((header) => header.textContent);
export const press = (user: UserEvent, name: RegExp | string) =>
  user.click(board().getByRole('button', { name }));

export const referenceOf = ({ url }: Request) => new URL(url).searchParams.get('reference') ?? '';
export const emailOf = ({ url }: Request) => new URL(url).searchParams.get('email');

const shipments: Readonly<Record<string, object>> = {
  'HAL-AAAA-1111': { status: 'in_transit', shipment: { eta: '2099-12-20', destination_port: 'NGTIN' } },
  'HAL-LATE-2020': { status: 'in_transit', shipment: { eta: '2020-01-20', destination_port: 'NGTIN' } },
  'HAL-BBBB-2222': { status: 'delivered', shipment: { eta: '2026-10-01', destination_port: 'NGTIN' } },
};

/** Sets up a backend with three shipments and one port before each test. @returns the lookups so far */
export function useShipments(): () => readonly Request[] {
  let requests: readonly Request[] = [];
  beforeEach(() => {
    requests = answer('/api/quote/status/', (request) => {
      const reference = referenceOf(request);
      if (reference === 'HAL-DOWN-0000') return new Response(null, { status: 500 });
      const shipment = shipments[reference];
      return shipment
        ? Response.json({ reference, ...shipment })
        : Response.json({ detail: 'Not found.' }, { status: 404 });
    });
    answer('/api/ports/', ok([{ code: 'NGTIN', name: 'Tin Can Island', country: 'NG' }]));
    answer('/api/ports/status/', ok([{ port: 'NGTIN', status: 'congested' }]));
  });
  return () => requests;
}

export async function openBoard() {
  const app = await renderApp('/track');
  await app.user.click(main().getByRole('button', { name: 'Track several cars' }));
  await main().findByRole('heading', { name: 'Your cars' });
  return app;
}

/** Fills in and submits the form. */
export async function addCars(user: UserEvent, text: string, email = EMAIL) {
  const form = within(board().getByRole('form', { name: 'Add cars' }));
  await user.click(form.getByRole('textbox', { name: 'References' }));
  await user.paste(text);
  const address = form.getByRole('textbox', { name: 'E-mail address used for the requests' });
  await user.clear(address);
  await user.type(address, email);
  await user.click(form.getByRole('button', { name: 'Add to my board' }));
}

/** Waits until every lookup is answered. */
export const allChecked = () => board().findByText(/cars? checked\.|up to date/);
