import { calendarFile } from '../../../src/lib/time/ics';

const CREATED_AT = new Date('2026-12-01T08:00:00.500Z');
const file = (...events: Parameters<typeof calendarFile>[1]): string => calendarFile(CREATED_AT, events);

/** Lines with folds undone (RFC 5545, 3.1). */
const unfolded = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

describe('calendarFile', () => {
  it('writes an all-day event, which ends the next day', () => {
    const text = file({ uid: 'pay-1@us.example', title: 'Pay', day: '2026-12-31' });
    expect(text).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Harmattan//Site//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:pay-1@us.example',
        'DTSTAMP:20261201T080000Z',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'LAST-MODIFIED:20261201T080000Z',
        'SEQUENCE:29935200',
        'TRANSP:TRANSPARENT',
        'SUMMARY:Pay',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('escapes characters that would end or split a value', () => {
    const lines = unfolded(
      file({
        uid: 'a',
        title: 'Pay, then\nfetch; C:\\lot',
        day: '2026-12-31',
        location: 'x\r\nATTACH:http://evil\u0007',
      }),
    );
    expect(lines).toContain('SUMMARY:Pay\\, then\\nfetch\\; C:\\\\lot');
    expect(lines).toContain('LOCATION:x\\nATTACH:http://evil');
  });

  it('folds at 75 octets without splitting a character', () => {
    const title = `${'Ọkọ̀ 🚗 '.repeat(30)}${'x'.repeat(200)}`;
    const text = file({ uid: 'a', title, day: '2026-12-31' });
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\p{Cs}/u);
    }
    expect(unfolded(text)).toContain(`SUMMARY:${title}`);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('accepts only a valid URL', () => {
    expect(
      unfolded(file({ uid: 'a', title: 'x', day: '2026-12-31', url: 'https://us.example/track' })),
    ).toContain('URL:https://us.example/track');
    expect(() => file({ uid: 'a', title: 'x', day: '2026-12-31', url: 'no address\r\nX:1' })).toThrow(/URL/);
  });

  it('numbers a later file’s event higher, so that calendars take its new date', () => {
    const sequenceAt = (at: string) => {
      const text = calendarFile(new Date(at), [{ uid: 'a', title: 'ETA', day: '2026-12-31' }]);
      return Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
    };
    expect(sequenceAt('2026-12-02T08:00:00Z')).toBeGreaterThan(sequenceAt('2026-12-01T08:00:00Z'));
    // RFC 5545, 3.3.8: integers have 32 bits, one of them the sign.
    expect(sequenceAt('2099-12-31T00:00:00Z')).toBeLessThan(2 ** 31);
  });

  it('ends the description in the link, which Google shows only there', () => {
    const url = 'https://us.example/track';
    const event = { uid: 'a', title: 'x', day: '2026-12-31', url } as const;
    expect(unfolded(file({ ...event, description: 'Pay.' }))).toContain(`DESCRIPTION:Pay.\\n${url}`);
    expect(unfolded(file(event))).toEqual(expect.arrayContaining([`DESCRIPTION:${url}`, `URL:${url}`]));
  });
});
