import fc from 'fast-check';
import { otherWays } from '../../../src/content/sending';
import { summaryWords } from '../../../src/content/quote/quoteReceipt';
import { storageKeys } from '../../../src/config/storageKeys';
import { storedFit } from '../../../src/features/container-fit/fitState';
import {
  emptyMessage,
  subjectOf,
  messageText,
  subjectText,
} from '../../../src/features/contact/contactValues';
import { storedChecklist } from '../../../src/features/documents-checklist/checklistState';
import { enquiryList } from '../../../src/features/enquiry/enquiryList';
import { storedCutoff } from '../../../src/features/planners/storedCutoff';
import { storedTransit } from '../../../src/features/transit/model/inputs';
import { emptyInputs, storedPrice } from '../../../src/features/price/model/inputs';
import { readFilter, writeFilter } from '../../../src/features/ports/filterPorts';
import { portCache } from '../../../src/features/ports/portCache';
import { emptyQuote, QuoteDraftSchema } from '../../../src/features/quote/model/draft';
import { requestText } from '../../../src/features/quote/model/draftText';
import { prefill } from '../../../src/features/quote/model/prefill';
import { parseStep, stepIds } from '../../../src/features/quote/model/steps';
import { referralCode } from '../../../src/features/referral/referralSlice';
import { storedFleet } from '../../../src/features/tracking/fleet/model/storedFleet';
import { storedRecent } from '../../../src/features/tracking/model/recent';
import { safeParse } from 'valibot';
import { BEARER_TOKEN, createStoredSession } from '../../../src/session/storedSession';
import { makeReferralCode } from '../../../src/lib/referralCode';
import type { DeviceItem } from '../../../src/device/defineDeviceItem';
import { completeDraft } from '../../support/quoteDraft';
import { savedMessage, savedRequest } from '../../support/savedDrafts';
import { anyJson, anyText, checkProperty } from '../../support/properties';

const RUNS = 400;

const NAMES =
  'draft maybeSent vehicles contact client_request_id reference status at ports code name id quantity unit ' +
  'container answers ticked day time zone origin';
const stored = anyJson(...NAMES.split(' '));

/** Reads the value as if it were on the device. */
const via =
  ({ key }: { readonly key: string }, { select }: Pick<DeviceItem<unknown>, 'select'>) =>
  (value: unknown) =>
    select({ device: { [key]: { value: value === undefined ? null : value, savedAt: 0, isSaved: true } } });

/** Each stored item: its name, its reader and a valid value. */
const items: readonly (readonly [string, (value: unknown) => unknown, unknown])[] = [
  savedRequest,
  savedMessage,
  [
    'tracked references',
    via(storageKeys.trackedReferences, storedRecent),
    [{ reference: 'HAL-1', status: 'received', at: 1 }],
  ],
  [
    'tracking board',
    via(storageKeys.fleet, storedFleet),
    {
      rows: [
        {
          reference: 'HAL-1',
          note: 'Corolla',
          email: '',
          addedAt: 1,
          answer: { at: 2, found: { reference: 'HAL-1', status: 'booked' } },
        },
      ],
      keepsEmails: false,
    },
  ],
  ['enquiry list', via(storageKeys.enquiryList, enquiryList), [{ id: 'suv', name: 'SUV', quantity: 2 }]],
  [
    'container fit',
    via(storageKeys.containerFit, storedFit),
    { unit: 'm', container: '40ft', vehicles: [{ id: 1, name: 'A', length: 4, width: 2, height: 1 }] },
  ],
  [
    'checklist',
    via(storageKeys.documentsChecklist, storedChecklist),
    { answers: { who: 'individual', taxNumber: 'no', method: 'roro', title: 'clean' }, ticked: [] },
  ],
  [
    'export plan',
    via(storageKeys.exportPlan, storedCutoff),
    { day: '2026-01-01', time: '12:00', zone: 'America/New_York' },
  ],
  ['transit', via(storageKeys.transit, storedTransit), { from: 'USHOU', to: 'NGLKK', start: '2026-12-01' }],
  ['price anatomy', via(storageKeys.price, storedPrice), { ...emptyInputs, price: '12000' }],
  [
    'port statuses',
    via(storageKeys.portStates, portCache),
    {
      at: Date.now(),
      ports: [{ code: 'A', name: 'A', country: 'US', place: '', kind: '', state: 'open', note: '' }],
    },
  ],
  [
    'referral',
    via(storageKeys.referralCode, referralCode),
    { code: makeReferralCode((bytes) => bytes.fill(7)), other: '' },
  ],
];

describe.each(items)('%s', (_name, read, valid) => {
  it('reads a valid value', () => {
    expect(read(valid) ?? undefined).toBeDefined();
  });

  it('reads any value as valid or not at all, and reads its own output to the same value', () => {
    checkProperty(RUNS, [stored], (value) => {
      const first = read(value);
      expect(first && read(JSON.parse(JSON.stringify(first)))).toEqual(first);
      expect(Object.keys(Object.prototype)).toEqual([]);
    });
  });

  it('survives any single broken part', () => {
    const paths = (value: unknown, at: readonly string[] = []): (readonly string[])[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, inner]) => [[...at, key], ...paths(inner, [...at, key])])
        : [];
    const broken = (value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown => {
      if (key === undefined) return by;
      const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
        string,
        unknown
      >;
      copy[key] = broken(copy[key], rest, by);
      return copy;
    };
    checkProperty(RUNS, [fc.constantFrom(...paths(valid)), stored], (path, by) => {
      const first = read(broken(valid, path, by));
      fc.pre(first !== undefined && first !== null);
      expect(read(JSON.parse(JSON.stringify(first)))).toEqual(first);
    });
  });
});

it('reads a session from any stored texts', () => {
  checkProperty(
    RUNS,
    [
      anyText,
      anyText,
      fc.oneof(
        anyText,
        stored.map((value) => JSON.stringify(value)),
      ),
    ],
    (access, refresh, user) => {
      localStorage.setItem('access_token', access);
      localStorage.setItem('refresh_token', refresh);
      localStorage.setItem('user', user);
      const session = createStoredSession(() => localStorage).read();
      expect(session).toBeDefined();
      const isToken = BEARER_TOKEN.test(access);
      expect(session?.access).toBe(isToken ? access : null);
      expect(session?.refresh).toBe((isToken && refresh) || null);
    },
  );
});

describe('a link', () => {
  const query = fc
    .array(
      fc.tuple(
        fc.constantFrom(
          'service',
          'vehicle',
          'from',
          'to',
          'method',
          'vin',
          'ref',
          'country',
          'state',
          'q',
          'sort',
          '__proto__',
        ),
        fc.oneof(
          anyText,
          fc.constantFrom('US-MD', 'us-md', 'NGLEK', 'inspection', 'suv', 'NG', 'open', 'toString'),
        ),
      ),
      { maxLength: 8 },
    )
    .map((pairs) => new URLSearchParams(pairs));

  it('prefills a draft only with valid answers', () => {
    checkProperty(RUNS, [query, fc.boolean()], (params, isNew) => {
      const draft = prefill(isNew ? emptyQuote : (completeDraft as never), params, 2026);
      expect(safeParse(QuoteDraftSchema, JSON.parse(JSON.stringify(draft)))).toMatchObject({
        success: true,
        output: draft,
      });
    });
  });

  it('gives a valid port filter that survives a round trip', () => {
    checkProperty(RUNS, [query], (params) => {
      const filter = readFilter(params);
      expect(readFilter(writeFilter(filter))).toEqual(filter);
      expect(filter.q.length).toBeLessThanOrEqual(60);
    });
  });

  it('gives a known step and subject, or none', () => {
    checkProperty(RUNS, [anyText], (text) => {
      expect([...stepIds, undefined]).toContain(parseStep(text));
      expect(subjectOf(text) ?? text).toBe(text);
    });
  });
});

it('puts any typed text into the prepared message', () => {
  const text = fc.oneof(anyText, fc.constantFrom('\uD83D', 'x'.repeat(199) + '🚗'.charAt(0)));
  checkProperty(RUNS, [text, text], (one, other) => {
    const values = { ...emptyMessage, name: one, email: other, phone: one, subject: other, message: one };
    const opened = (subject: string, words: string) => {
      const { email, whatsapp } = otherWays(subject, words);
      return [new URL(email.href).protocol, new URL(whatsapp.href).protocol];
    };
    expect(opened(subjectText(values), messageText(values))).toEqual(['mailto:', 'https:']);
    const contact = {
      first_name: one,
      last_name: other,
      email: other,
      phone: one,
      preferred: 'email' as const,
    };
    const draft = { ...emptyQuote, contact, notes: other, referral_code: one };
    const letter = requestText(draft, [{ id: 'a', name: other, quantity: 1 }]);
    expect(opened(summaryWords.subject, letter)).toEqual(['mailto:', 'https:']);
  });
});
