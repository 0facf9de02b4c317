import { act, fireEvent, screen } from '@testing-library/react';
import { storageKeys } from '../../src/config/storageKeys';
import { useQuietBackend } from '../support/answers';
import { renderApp } from '../support/renderApp';

useQuietBackend();

/** Keys in localStorage. */
type Name = Exclude<keyof typeof storageKeys, 'chunkReload' | 'lookups' | 'savedPages' | 'scrollPositions'>;

/** The page that reads each item. */
const readOn: Readonly<Record<Name, string>> = {
  accessToken: '/terms',
  refreshToken: '/terms',
  user: '/terms',
  quoteDraft: '/quote',
  quotesAside: '/quote',
  vinCheck: '/services/car-purchase',
  containerFit: '/services/auto-shipping',
  documentsChecklist: '/services/international',
  paymentDeadline: '/services/car-purchase',
  exportPlan: '/services/international',
  portDays: '/services/international',
  price: '/services/car-purchase',
  assessment: '/services/car-purchase',
  transit: '/how-it-works',
  car: '/how-it-works',
  ageCheck: '/services/car-purchase',
  trackedReferences: '/track',
  trackingEmail: '/track',
  fleet: '/track',
  doneDeadlines: '/track',
  contactDraft: '/contact',
  portStates: '/port-status',
  gateChecklist: '/carriers',
  preparation: '/services/auto-shipping',
  enquiryList: '/shop',
  referralCode: '/referral-program',
  referralOwn: '/referral-program',
};
const names = Object.keys(readOn) as Name[];
const pages = [...new Set(Object.values(readOn))];
const keysOf = (page: string) =>
  names.filter((name) => readOn[name] === page).map((name) => storageKeys[name].key);

const port = { code: 'USBAL', name: 'B', country: 'US', place: '', state: 'open', note: '' };
const vehicle = { id: 1, name: 'A', length: 1, width: 1e300, height: 0 };

/** What tampering, another version or a broken disk may have left. */
const garbage: readonly string[] = [
  '{',
  'null',
  '{"value":[null,{},[],7,"x"],"keptAt":1}',
  '{"value":{"__proto__":{"polluted":1},"constructor":7},"keptAt":1}',
  `{"value":"${'x'.repeat(100_000)}"}`,
];
/** Almost valid values. */
const nearlyValid: Readonly<Partial<Record<Name, unknown>>> = {
  user: [],
  quoteDraft: { requestId: 'x', values: { service: 'teleport', vehicles: [{}] }, status: { kind: 'lost' } },
  containerFit: { unit: 'm', container: '40ft', vehicles: [vehicle, vehicle] },
  documentsChecklist: { answers: {}, ticked: [1, 'x', 'x'] },
  portStates: { at: 1e300, ports: [port, port] },
  trackedReferences: [
    { reference: 'A', status: '__proto__', at: 1e300 },
    { reference: 'A', status: '' },
    { reference: 7 },
  ],
  fleet: {
    rows: [{ reference: 'A', note: 7, email: 'x', answer: { at: 'x', found: {} } }, { reference: ' ' }, 7],
    keepsEmails: 'yes',
  },
  doneDeadlines: [
    { reference: 'A', kind: 'storage' },
    { reference: ' ', kind: 'agent' },
    { kind: 'agent' },
    7,
  ],
  contactDraft: { requestId: 7, values: { name: 7, subject: 'nothing', message: ['x'] }, status: 'editing' },
  enquiryList: [
    { id: 'a', name: 'A', quantity: 1e9 },
    { id: 'b', name: 'B', quantity: 1.5 },
  ],
  referralCode: { code: 'ZZZZZZZZ' },
  transit: { from: 'NGTIN', to: 7, start: '2026-02-30' },
  assessment: { condition: 'broken', currency: 7, vin: ['x'], amounts: { duty: 7, x: '-', vat: '1e999' } },
  price: { kind: 'barter', price: '1e999', exchange: '-', from: 'XX', figures: { duty: 7, x: '-' } },
};

/** Checks that the page renders and its fields still work. */
async function expectUsable() {
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument();
  const main = screen.getByRole('main');
  await act(() => Promise.resolve());
  for (const box of [...main.querySelectorAll('input[type=checkbox], input[type=radio]')].slice(0, 1))
    fireEvent.click(box);
  for (const field of [...main.querySelectorAll('input[type=text], input:not([type]), textarea')].slice(
    0,
    2,
  )) {
    fireEvent.change(field, { target: { value: 'Ada' } });
    expect(field).toHaveValue('Ada');
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
}

const announce = (key: string | null, newValue: string | null) => {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  });
};

describe.each(pages)('%s', (page) => {
  it('reads its items, and works with storage blocked', async () => {
    const readKeys = new Set<string>();
    const storage = jest.spyOn(Storage.prototype, 'getItem').mockImplementation((key) => {
      readKeys.add(key);
      throw new DOMException('forbidden', 'SecurityError');
    });
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    await renderApp(page, { persist: true });
    await expectUsable();
    expect(storage).toHaveBeenCalled();
    for (const key of keysOf(page).filter((one) => !/token|^user$/.test(one)))
      expect(readKeys).toContain(key);
  });

  it('works with storage full', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await renderApp(page, { persist: true });
    await expectUsable();
    expect(localStorage).toHaveLength(0);
  });

  it('works with garbage and almost valid values in storage', async () => {
    const broken = garbage[pages.indexOf(page) % garbage.length] ?? '{';
    for (const name of names) {
      const close = nearlyValid[name];
      localStorage.setItem(
        storageKeys[name].key,
        close === undefined ? broken : JSON.stringify({ value: close, keptAt: Date.now() }),
      );
    }
    await renderApp(page, { persist: true });
    await expectUsable();
  });

  it('works while another tab clears and fills storage', async () => {
    await renderApp(page, { persist: true });
    await expectUsable();
    localStorage.clear();
    announce(null, null);
    await expectUsable();
    for (const key of keysOf(page)) {
      const text = JSON.stringify({ value: [{ id: 1 }], keptAt: Date.now() });
      localStorage.setItem(key, text);
      announce(key, text);
    }
    await expectUsable();
  });
});
