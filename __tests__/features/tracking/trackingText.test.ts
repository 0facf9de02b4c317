import { rejected } from '../../../src/content/sending';
import { placeLookupErrors } from '../../../src/features/tracking/useLookup';
import { cleanReference, typedReference } from '../../../src/features/tracking/model/reference';
import { sharedLink, trackLink, viewOf } from '../../../src/features/tracking/model/trackLink';
import { paints, parseCarCode, vehicleKinds } from '../../../src/lib/vehicle/carLook';
import { formatWhen } from '../../../src/features/tracking/model/when';
import type { ApiError } from '../../../src/lib/apiError';

const refused = (fields: Record<string, string[]>, summary: string[] = [], message?: string): ApiError => ({
  kind: 'validation',
  status: 400,
  fields,
  summary,
  ...(message ? { message } : {}),
});

describe('a reference', () => {
  it.each([
    [' HAL - 7K3M ', 'HAL-7K3M'],
    ['HAL-\u200B7K3M', 'HAL-7K3M'],
    ['hal-7k3m-92qx', 'HAL-7K3M-92QX'],
    ['HAL 7K3M 92QX', 'HAL-7K3M-92QX'],
    ['hal7k3m92qx', 'HAL-7K3M-92QX'],
    ['HAL\u20137K3M\u201492QX', 'HAL-7K3M-92QX'],
    ['HAL\u20107K3M\u201192QX', 'HAL-7K3M-92QX'],
    ['HAL\u22127K3M\uFF0D92QX', 'HAL-7K3M-92QX'],
    ['Ref\u201322', 'Ref-22'],
    // Other backends may have other formats.
    ['7K3M-92QX', '7K3M-92QX'],
    ['hal-7k3m-92q', 'hal-7k3m-92q'],
    // A container number.
    ['HALU1234567', 'HALU1234567'],
    ['HALU1234567 HAL', 'HALU1234567HAL'],
    // Longer than ours.
    ['HAL-7K3M-92QX-5', 'HAL-7K3M-92QX-5'],
    ['US-HAL-7K3M-92QX', 'US-HAL-7K3M-92QX'],
    // Pasted with what's around it.
    ['Ref: HAL-7K3M-92QX', 'HAL-7K3M-92QX'],
    ['Your reference: hal 7k3m 92qx.', 'HAL-7K3M-92QX'],
    ['My car is HAL–7K3M–92QX, thanks', 'HAL-7K3M-92QX'],
    ['https://harmattan.example/track?reference=HAL-7K3M-92QX', 'HAL-7K3M-92QX'],
    ['harmattan.example/track?view=journey&reference=HAL-7K3M-92QX&car=1#x', 'HAL-7K3M-92QX'],
    ['Shipment HAL-OLD1-OLD1: https://harmattan.example/track?reference=R%2F22&view=journey', 'R/22'],
    ['https://harmattan.example/track?reference=%E0%A4%A', '%E0%A4%A'],
    // As chats and mail scanners wrap links.
    [
      'https://l.facebook.com/l.php?u=https%3A%2F%2Fharmattan.example%2Ftrack%3Freference%3DHAL-7K3M-92QX&h=AT1',
      'HAL-7K3M-92QX',
    ],
    ['Reference number: R-22', 'R-22'],
    ['Tracking no. R-22', 'R-22'],
    ['ref#R-22', 'R-22'],
    ['ref22', 'ref22'],
    ['Tracking', 'Tracking'],
    [null, ''],
  ])('%j is read as %j', (text, expected) => {
    expect(cleanReference(text)).toBe(expected);
  });

  it.each([
    ['7K3M-92QX', 'HAL-7K3M-92QX'],
    ['7k3m 92qx', 'HAL-7K3M-92QX'],
    ['Ref: 7k3m92qx', 'HAL-7K3M-92QX'],
    ['DEMO–SEAS', 'HAL-DEMO-SEAS'],
    ['HAL-7K3M-92QX', 'HAL-7K3M-92QX'],
    // A word, a number, and other formats.
    ['shipment', 'shipment'],
    ['1234-5678', '1234-5678'],
    ['7K3M-92Q', '7K3M-92Q'],
    ['7K3M-92QX-1', '7K3M-92QX-1'],
  ])('%j is typed for %j', (text, expected) => {
    expect(typedReference(text)).toBe(expected);
  });

  it('is read quickly from a long text', () => {
    expect(cleanReference('HAL '.repeat(5_000))).toMatch(/^(?:HAL){15}/);
  });

  it('is limited in length', () => {
    expect(cleanReference('7'.repeat(100))).toHaveLength(60);
  });

  it('is encoded in a link', () => {
    expect(trackLink('HAL 1&2')).toBe('/track?reference=HAL%201%262');
  });
});

describe('the car of a shared link', () => {
  const carOf = (search: string) => parseCarCode(viewOf(new URLSearchParams(search)).sharedCarCode);

  it('is read as it was written', () => {
    for (const body of vehicleKinds)
      for (const paint of [undefined, ...paints]) {
        expect(carOf(sharedLink('journey', 'HAL-1', { body, paint }).split('?')[1] ?? '')).toEqual({
          body,
          paint,
        });
      }
  });

  it.each([
    ['suv', { body: 'suv', paint: undefined }],
    ['suv-', { body: 'suv', paint: undefined }],
    ['suv-mauve', { body: 'suv', paint: undefined }],
    ['suv-constructor', { body: 'suv', paint: undefined }],
    ['SUV-blue', undefined],
    ['suv-blue-', undefined],
    ['-blue', undefined],
    ['', undefined],
  ])('“%s” is read as %j', (text, car) => {
    expect(carOf(`view=journey&car=${text}`)).toEqual(car);
  });

  it('isn’t written without a body style', () => {
    expect(sharedLink('journey', 'HAL-1', { paint: 'blue' })).toBe('/track?reference=HAL-1&view=journey');
  });

  it.each([
    ['view=journey&car=suv', { isShared: true, isJourneyAlone: true, sharedCarCode: 'suv' }],
    ['view=details&car=suv', { isShared: true, isJourneyAlone: false, sharedCarCode: 'suv' }],
    ['view=details', { isShared: true, isJourneyAlone: false, sharedCarCode: '' }],
    // The visitor’s own lookup.
    ['view=map&car=suv', { isShared: false, isJourneyAlone: false, sharedCarCode: '' }],
    ['car=suv', { isShared: false, isJourneyAlone: false, sharedCarCode: '' }],
  ])('is read from the address: %s', (search, view) => {
    expect(viewOf(new URLSearchParams(search))).toEqual(view);
  });
});

describe('a date from the backend', () => {
  it.each([
    ['2026-12-12T08:00:00Z', '12 Dec 2026, 9:00\u00A0AM\u00A0WAT'],
    ['2026-12-12', '12 Dec 2026'],
    ['  mid December ', 'mid December'],
    ['', undefined],
    ['  ', undefined],
    [null, undefined],
  ])('%j is shown as %j', (value, expected) => {
    expect(formatWhen(value, 'Africa/Lagos')).toBe(expected);
  });

  it('is shortened if unreadable', () => {
    expect(formatWhen('x'.repeat(50), 'Africa/Lagos')).toHaveLength(40);
  });
});

describe('a rejected lookup', () => {
  it('has separate messages for the lookup’s fields and the rest', () => {
    const error = refused({ reference: ['Too short.', 'Unknown.'], email: [], other: ['Odd.', 'Very.'] }, [
      'Sorry.',
    ]);
    expect(placeLookupErrors(error).fields).toEqual({ reference: 'Too short. Unknown.' });
    expect(placeLookupErrors(error).summary).toEqual(['Sorry.', 'other: Odd. Very.']);
  });

  it('lists all messages if none is about a field', () => {
    expect(placeLookupErrors(refused({ other: ['Odd.'] })).summary).toEqual(['other: Odd.']);
  });

  it('lists nothing if all messages are at fields', () => {
    expect(placeLookupErrors(refused({ email: ['Unknown.'] })).summary).toEqual([]);
  });

  it('falls back to the server’s general message, or to ours', () => {
    expect(placeLookupErrors(refused({})).summary).toEqual([rejected]);
    expect(placeLookupErrors(refused({}, [], 'Not today.')).summary).toEqual(['Not today.']);
  });

  it('has no messages for other errors', () => {
    expect(placeLookupErrors({ kind: 'timeout' }).fields).toEqual({});
    expect(placeLookupErrors({ kind: 'timeout' }).summary).toEqual([]);
  });
});
