import { comparePlaces, findPort } from '../../../src/content/ports/findPort';
import { ports } from '../../../src/content/ports/ports';

const codeOf = (text: unknown) => findPort(text)?.code;

describe('a port’s code', () => {
  it.each(ports.map(({ code }) => [code]))('%s leads to its port', (code) => {
    expect(codeOf(code)).toBe(code);
  });

  it.each([
    ['ngtin', 'NGTIN'],
    ['NG TIN', 'NGTIN'],
    ['ng-tin', 'NGTIN'],
    [' NG\u00A0TIN\u200B ', 'NGTIN'],
    ['NGLEK', 'NGLKK'],
    ['ng lek', 'NGLKK'],
    ['USEWR', 'USNYC'],
    ['USLAX', 'USLGB'],
    ['NGLOS', 'NGLOS'],
  ])('%j is %s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  it('can be part of a text', () => {
    expect(codeOf('Port of discharge (NG TIN)')).toBe('NGTIN');
    expect(codeOf('USBAL - Dundalk Marine Terminal')).toBe('USBAL');
  });
});

describe('a place in words', () => {
  it.each([
    ['Tin Can Island, Lagos', 'NGTIN'],
    ['TINCAN', 'NGTIN'],
    ['Tin-Can Island Port Complex', 'NGTIN'],
    ['PTML Terminal, Lagos, Nigeria', 'NGTIN'],
    ['Port of Apapa', 'NGAPP'],
    ['Lagos (Apapa)', 'NGAPP'],
    ['APAPA, LA', 'NGAPP'],
    ['Lagos Port Complex', 'NGAPP'],
    ['LEKKI, LA', 'NGLKK'],
    ['Lekki Deep Sea Port, Lagos', 'NGLKK'],
    ['Onne, Port Harcourt', 'NGONN'],
    ['Port Harcourt', 'NGPHC'],
    ['PORTHARCOURT, RIVERS', 'NGPHC'],
    ['Barbours Cut Terminal', 'USHOU'],
    ['Dundalk Marine Terminal', 'USBAL'],
    ['Port Elizabeth, NJ', 'USNYC'],
    ['Blount Island Marine Terminal', 'USJAX'],
    ['Colonel’s Island, Brunswick, GA', 'USSSI'],
    ['GARDEN CITY TERMINAL', 'USSAV'],
    ['Lagos, Nigeria', 'NGLOS'],
    ['Lagos', 'NGLOS'],
    ['LAGOS', 'NGLOS'],
    ['Port of Baltimore, MD', 'USBAL'],
    ['Newark, NJ', 'USNYC'],
    ['New York/New Jersey', 'USNYC'],
    ['Los Angeles', 'USLGB'],
    ['Freeport, Texas', 'USFPO'],
    ['Port of Freeport', 'USFPO'],
    ['Brunswick, GA, USA', 'USSSI'],
  ])('%j names %s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  it.each([
    'Antwerp',
    'Port of Antwerp',
    'BEANR',
    'Freeport, Bahamas',
    'Lagos, Portugal',
    'LAGOS, PT',
    'Port Elizabeth, South Africa',
    'New Brunswick, Canada',
    'Warrington',
    'Port',
    'Nigeria',
    '',
    undefined,
    null,
    12,
    {},
  ])('%j names none of our ports', (text) => {
    expect(findPort(text)).toBeUndefined();
  });
});

describe('two places', () => {
  it.each([
    ['same', 'NGTIN', 'Tin Can Island, Lagos'],
    ['same', 'NG TIN', 'ngtin'],
    ['same', 'NGLEK', 'NGLKK'],
    ['same', 'NGLOS', 'NGTIN'],
    ['same', 'Apapa', 'Lagos, Nigeria'],
    ['same', 'Port of Antwerp', 'ANTWERP'],
    ['same', 'Antwerp, Belgium', 'Antwerp'],
    ['same', 'GHTEM', 'gh tem'],
    ['different', 'NGTIN', 'Antwerp'],
    ['different', 'NGTIN', 'BEANR'],
    ['different', 'NGAPP', 'Onne'],
    ['different', 'NGAPP', 'NGLKK'],
    ['different', 'NGLOS', 'Lekki'],
    ['different', 'USBAL', 'Jacksonville, FL'],
    ['different', 'Antwerp', 'Tema, Ghana'],
    ['different', 'GHTEM', 'BEANR'],
    // The two harbors of Lagos are side by side: a ship may be sent to the other one.
    ['unknown', 'NGTIN', 'NGAPP'],
    // Another code of the same country may mean the same port.
    ['unknown', 'NGTIN', 'NGTCI'],
    ['unknown', 'GHTEM', 'Tema'],
    ['unknown', 'NGTIN', 'Nigeria'],
    ['unknown', 'NGTIN', 'Berth 4, Terminal B'],
    ['unknown', 'NGTIN', 'Port of discharge'],
    ['unknown', 'NGTIN', ''],
    ['unknown', undefined, 'Antwerp'],
  ] as const)('are %s: %j, %j', (relation, one, other) => {
    expect(comparePlaces(one, other)).toBe(relation);
    expect(comparePlaces(other, one)).toBe(relation);
  });
});
