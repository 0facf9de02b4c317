import { checkContainerNumber, containerNumbersIn } from '../../../src/lib/vehicle/containerNumber';

describe('checkContainerNumber', () => {
  it.each(['CSQU3054383', 'csqu 305438-3', 'CSQU 305438 [3]'])('accepts %p', (text) => {
    expect(checkContainerNumber(text)).toEqual({ status: 'ok', number: 'CSQU3054383' });
  });

  it.each([
    'CSQU3054383 45G1',
    'CSQU 305438 3 22G1',
    'CSQU3054383/40HC',
    'Container: CSQU3054383',
    'CNTR NO. CSQU 3054383',
    '#CSQU3054383',
    '\u200ECSQU3054383',
    '\uFF23\uFF33QU305438\uFF13',
  ])('leaves out label, size and type in %p', (text) => {
    expect(checkContainerNumber(text)).toEqual({ status: 'ok', number: 'CSQU3054383' });
  });

  it('detects every wrong check digit', () => {
    for (const digit of '012456789') {
      expect(checkContainerNumber(`CSQU305438${digit}`)).toMatchObject({ status: 'mismatch', expected: '3' });
    }
  });

  it('detects every single wrong digit', () => {
    let detected = 0;
    let tried = 0;
    for (let at = 4; at < 10; at += 1)
      for (const digit of '0123456789') {
        const changed = `CSQU3054383`.slice(0, at) + digit + `CSQU3054383`.slice(at + 1);
        if (changed === 'CSQU3054383') continue;
        tried += 1;
        if (checkContainerNumber(changed).status === 'mismatch') detected += 1;
      }
    expect([detected, tried]).toEqual([54, 54]);
  });

  it('treats a remainder of ten as zero', () => {
    // M 24 + S 30 x 2 + K 21 x 4 + U 32 x 8 + 8 x 512 = 4520 = 410 x 11 + 10
    expect(checkContainerNumber('MSKU0000080').status).toBe('ok');
  });

  it.each([
    'CSQA3054383',
    'CSU3054383',
    'CSQU305438',
    'CSQU30543833',
    'CSQU3054383HELLO',
    'ABCU1234567XXX',
    'CSQUÀ054383',
    '٣SQU3054383',
  ])('rejects %p as malformed', (text) => {
    expect(checkContainerNumber(text).status).toBe('malformed');
  });

  it('treats blank input as empty', () => {
    expect(checkContainerNumber(' - ')).toEqual({ status: 'empty' });
  });
});

describe('the container numbers in a text', () => {
  it.each([
    ['CSQU3054383, TGHU7654320', ['CSQU3054383', 'TGHU7654320']],
    ['csqu 305438/3 / TGHU 765432-0', ['csqu 305438/3', 'TGHU 765432-0']],
    ['CSQU3054383 CSQU3054383', ['CSQU3054383']],
    ['CSQU305438 and TBA', []],
  ])('of %j', (text, numbers) => {
    expect(containerNumbersIn(text)).toEqual(numbers);
  });
});
