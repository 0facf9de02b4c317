import { screen, within } from '@testing-library/react';
import { company } from '../../src/content/company';
import { answer, ok } from '../support/answers';
import { saveItem, savedItem } from '../support/deviceItems';
import { renderApp } from '../support/renderApp';

const main = () => within(screen.getByRole('main'));
const REFERENCE = 'HAL-AAAA-1111';
const CAMRY = '2015 Toyota Camry';
const recent = (car?: string) => ({ reference: REFERENCE, status: 'received', at: 1, car });
const field = () => main().queryByRole('textbox', { name: 'Name this car' });
const message = () =>
  decodeURIComponent(
    main()
      .getByRole('link', { name: /^Share on WhatsApp/ })
      .getAttribute('href')
      ?.replace(/^.*text=/, '') ?? '',
  );

beforeEach(() => {
  answer(
    '/api/quote/status/',
    ok({
      reference: REFERENCE,
      status: 'in_transit',
      shipment: { origin_port: 'USBAL', destination_port: 'NGTIN', eta: '2099-12-20' },
    }),
  );
  sessionStorage.setItem(
    'harmattan.lookups',
    JSON.stringify({ value: [{ reference: REFERENCE, email: 'ada@example.com' }], keptAt: Date.now() }),
  );
});

async function openResult() {
  const app = await renderApp(`/track?reference=${REFERENCE}`);
  await main().findByRole('heading', { name: /^Arrives about/ });
  return app;
}

it('names the car of a request in the result, the list, the message and the account’s list', async () => {
  saveItem('trackedReferences', [recent(CAMRY)]);
  await openResult();
  const result = within(main().getByRole('region', { name: /^Arrives about/ }));
  expect(result.getByText(CAMRY)).toBeInTheDocument();
  expect(main().getByRole('link', { name: `${CAMRY} ${REFERENCE}` })).toBeInTheDocument();
  expect(message().replace(/http.*/, '')).toBe(
    `${CAMRY}, shipment ${REFERENCE} with ${company.name}: In transit. Arrives about 20 Dec 2099. To open it, you need the e-mail address from the request: `,
  );
  expect(message()).not.toContain('ada@');
});

it('calls it by its note if it’s on the board', async () => {
  saveItem('trackedReferences', [recent(CAMRY)]);
  saveItem('fleet', { rows: [{ reference: REFERENCE, note: 'Mum’s car', email: '', addedAt: 1 }] });
  await openResult();
  expect(message()).toMatch(/^Mum’s car, shipment HAL-AAAA-1111/);
  expect(field()).not.toBeInTheDocument();
});

it('lets the visitor name a car that it doesn’t know, on this device', async () => {
  const { user, unmount } = await openResult();
  expect(message()).toMatch(/^Shipment HAL-AAAA-1111 with/);
  const input = field();
  if (!input) throw new Error('no field');
  await user.type(input, 'Tolu’s Corolla ');
  expect(message()).toMatch(/^Tolu’s Corolla, shipment/);
  expect(savedItem('trackedReferences')).toMatchObject([{ reference: REFERENCE, car: 'Tolu’s Corolla' }]);
  unmount();
  await openResult();
  expect(field()).toHaveValue('Tolu’s Corolla');
  expect(main().getByRole('link', { name: `Tolu’s Corolla ${REFERENCE}` })).toBeInTheDocument();
});
