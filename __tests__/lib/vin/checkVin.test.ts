import { checkVin } from '../../../src/lib/vin/checkVin';

const YEAR = 2026;

const repairedVins = (text: string): string[] => {
  const check = checkVin(text, YEAR);
  return 'repairs' in check ? check.repairs.map((repair) => repair.vin) : [];
};

describe('checkVin', () => {
  it('distinguishes empty input from a wrong length', () => {
    expect(checkVin('  - ', YEAR)).toEqual({ status: 'empty' });
    expect(checkVin('1M8GDM9AXKP04278', YEAR)).toMatchObject({ status: 'wrong-length', length: 16 });
    expect(checkVin('1M8GDM9AXKP0427881', YEAR)).toMatchObject({ status: 'wrong-length', length: 18 });
    expect(checkVin('1O', YEAR)).toMatchObject({ impossible: [{ position: 2, character: 'O' }] });
  });

  it.each([
    'VIN: 1M8GDM9AXKP042788',
    'VIN1M8GDM9AXKP042788',
    'vin # 1M8GDM9AXKP042788',
    'VIN No. 1M8GDM9AXKP042788',
    'Chassis number: 1M8GDM9AXKP042788',
    'V.I.N. 1M8GDM9AXKP042788',
    'VIN - 1M8GDM9AXKP042788',
    'Vehicle Identification Number: 1M8GDM9AXKP042788',
    '*1M8GDM9AXKP042788*',
    "'1M8GDM9AXKP042788",
    '"1M8GDM9AXKP042788",',
    '1M8GDM9AXKP042788.0',
    '1989 MCI coach, 1M8GDM9AXKP042788 (clean title)',
    '1M8GDM9AXKP042788 / 1M8GDM9AXKP042788',
    'https://auction.example/lot/123?vin=1M8GDM9AXKP042788&lang=en',
  ])('leaves out what is around the number in %s', (text) => {
    expect(checkVin(text, YEAR)).toMatchObject({ status: 'ok', vin: '1M8GDM9AXKP042788' });
  });

  it.each([
    '1M8GDM9A\u0425\u041A\u0420042788',
    '1m8gdm9a\u0445kp042788',
    '1M8GDM9A×KP042788',
    '1M8GDM9A\u03A7\u039A\u03A1042788',
  ])('reads letters that only look Latin: %s', (text) => {
    expect(checkVin(text, YEAR)).toMatchObject({ status: 'ok', vin: '1M8GDM9AXKP042788' });
  });

  it('chooses none of two different numbers', () => {
    expect(checkVin('1M8GDM9AXKP042788, 1HGCM82633A004352', YEAR).status).toBe('wrong-length');
  });

  it('accepts and decodes a published number', () => {
    expect(checkVin('1m8gdm9axkp042788', YEAR)).toEqual({
      status: 'ok',
      vin: '1M8GDM9AXKP042788',
      facts: {
        modelYear: { kind: 'possible', years: [2019, 1989], doubt: 'vehicle-type' },
        region: 'north-america',
        country: 'US',
        makes: ['Motor Coach Industries'],
      },
    });
  });

  it('repairs I, O and Q when that makes the check digit valid', () => {
    expect(checkVin('IM8GDM9AXKPO42788', YEAR)).toEqual({
      status: 'impossible-characters',
      vin: 'IM8GDM9AXKPO42788',
      impossible: [
        { position: 1, character: 'I' },
        { position: 12, character: 'O' },
      ],
      repairs: [
        {
          vin: '1M8GDM9AXKP042788',
          changes: [
            { position: 1, from: 'I', to: '1' },
            { position: 12, from: 'O', to: '0' },
          ],
        },
      ],
    });
  });

  it('offers no repair that leaves a required check digit wrong or an impossible character in place', () => {
    expect(checkVin('1M8GDM9AXKPO42789', YEAR)).toMatchObject({
      status: 'impossible-characters',
      repairs: [],
    });
    expect(checkVin('1M8GDM9AXKPO4278*', YEAR)).toMatchObject({
      status: 'impossible-characters',
      repairs: [],
    });
  });

  it('offers an unproven repair where no check digit is required', () => {
    expect(checkVin('WVWZZZ1JZ3WO00001', YEAR)).toMatchObject({
      repairs: [{ vin: 'WVWZZZ1JZ3W000001' }],
    });
  });

  it('finds a confused look-alike in a North American number', () => {
    const check = checkVin('1M8GDM9AXKP04278B', YEAR);
    expect(check).toMatchObject({ status: 'mismatch', vin: '1M8GDM9AXKP04278B' });
    expect(repairedVins('1M8GDM9AXKPD42788')).toContain('1M8GDM9AXKP042788');
  });

  // Coaches have digits in the last four, cars in the last five (49 CFR 565.15(d)).
  it.each([
    ['1M8GDM9A', /^.{9}[^UZ0].{3}\d{4}$/],
    ['1HGCM826', /^.{9}[^UZ0].{2}\d{5}$/],
    ['JHMCM565', /^.{9}[^UZ0].{2}\d{5}$/],
  ])('never offers a letter among the last digits of %s or an impossible year code', (head, shape) => {
    const offered = Array.from({ length: 300 }, (_, serial) =>
      repairedVins(`${head}${'0123456789X'.charAt(serial % 11)}2P0${String(15208 + serial * 37)}`),
    ).flat();
    expect(offered.length).toBeGreaterThan(100);
    for (const vin of offered) expect(vin).toMatch(shape);
  });

  it('offers letters as a small maker’s identifier, but not after it', () => {
    const offered = Array.from({ length: 300 }, (_, serial) =>
      repairedVins(`1A9GDM9A${'0123456789X'.charAt(serial % 11)}2P0${String(15208 + serial * 37)}`),
    ).flat();
    expect(offered.some((vin) => /[A-Z]/.test(vin.slice(11, 14)))).toBe(true);
    for (const vin of offered) expect(vin).toMatch(/\d{3}$/);
  });

  it('reports a wrong check digit from China, where it is required', () => {
    expect(checkVin('LRWYGDFD3PC939701', YEAR).status).toBe('ok');
    expect(checkVin('LRWYGDFD4PC939701', YEAR).status).toBe('mismatch');
  });

  it.each(['I', '1', 'L'])('offers to remove the %s that a bar code puts before a VIN', (from) => {
    expect(checkVin(`${from}5FNRL38488B411196`, YEAR)).toMatchObject({
      status: 'wrong-length',
      repairs: [{ vin: '5FNRL38488B411196', changes: [{ position: 1, from, to: '' }] }],
    });
  });

  it('offers it whatever the check digit, but only for an I before 17 possible characters', () => {
    expect(repairedVins('IWVWZZZ1JZ3W386752')).toEqual(['WVWZZZ1JZ3W386752']);
    expect(repairedVins('1WVWZZZ1JZ3W386752')).toEqual([]);
    expect(repairedVins('J5FNRL38488B411196')).toEqual([]);
    expect(repairedVins('I5FNRL38488B41119O')).toEqual([]);
    expect(repairedVins('I5FNRL38488B4111961')).toEqual([]);
  });

  it('does not reject a European number without a check digit', () => {
    expect(checkVin('WVWZZZ1JZ3W386752', YEAR)).toMatchObject({
      status: 'not-compulsory',
      repairs: [],
      facts: { region: 'europe', country: 'DE', makes: ['Volkswagen'] },
    });
  });

  it('offers look-alikes for a Japanese number whose position 9 may be a check digit', () => {
    expect(checkVin('JHMCM56557C404453', YEAR).status).toBe('ok');
    expect(checkVin('JHMCM56S57C404453', YEAR).status).toBe('not-compulsory');
    expect(repairedVins('JHMCM56S57C404453')).toContain('JHMCM56557C404453');
  });
});
