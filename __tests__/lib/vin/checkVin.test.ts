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

  it('accepts and decodes a published number', () => {
    expect(checkVin('1m8gdm9axkp042788', YEAR)).toEqual({
      status: 'ok',
      vin: '1M8GDM9AXKP042788',
      facts: {
        modelYear: { kind: 'single', year: 1989, other: 2019 },
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
          hasValidCheckDigit: true,
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
      repairs: [{ vin: 'WVWZZZ1JZ3W000001', hasValidCheckDigit: false }],
    });
  });

  it('finds a confused look-alike in a North American number', () => {
    const check = checkVin('1M8GDM9AXKP04278B', YEAR);
    expect(check).toMatchObject({ status: 'mismatch', vin: '1M8GDM9AXKP04278B' });
    expect(repairedVins('1M8GDM9AXKPD42788')).toContain('1M8GDM9AXKP042788');
  });

  it('never offers a letter in the last four or an impossible year code', () => {
    const offered = Array.from({ length: 300 }, (_, serial) =>
      repairedVins(`1M8GDM9A${'0123456789X'.charAt(serial % 11)}2P0${String(15208 + serial * 37)}`),
    ).flat();
    expect(offered.length).toBeGreaterThan(100);
    for (const vin of offered) expect(vin).toMatch(/^.{9}[^UZ0].{3}\d{4}$/);
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
