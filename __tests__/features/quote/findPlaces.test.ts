import { ngPorts, ngStates, usPorts, usStates } from '../../../src/content/ports/places';
import { bestMatch, findPlaces, placeKey, placesIn } from '../../../src/features/quote/model/findPlaces';

const groups = [
  { label: 'Ports', places: [{ code: 'USBAL', name: 'Baltimore, Maryland' }] },
  {
    label: 'States',
    places: [
      { code: 'US-MD', name: 'Maryland' },
      { code: 'US-MO', name: 'Missouri' },
      { code: 'US-NM', name: 'New Mexico' },
    ],
  },
];
const found = (typed: string) => placesIn(findPlaces(groups, typed)).map(placeKey);

it('returns every place without text', () => {
  expect(findPlaces(groups, ' ')).toBe(groups);
});

it('finds words that start with the text, in any case', () => {
  expect(found('mary')).toEqual(expect.arrayContaining(['USBAL', 'US-MD']));
  expect(found('MEX')).toEqual(['US-NM']);
  expect(found('ico')).toEqual([]);
});

it('finds states by their code, but not ports', () => {
  expect(found('nm')).toEqual(['US-NM']);
  expect(found('usbal')).toEqual([]);
});

it('finds cities, ignoring accents and punctuation', () => {
  expect(found('st louis')).toEqual(['US-MO/St. Louis']);
  expect(found('St. Lou\u0301is')).toEqual(['US-MO/St. Louis']);
  expect(findPlaces(groups, 'st louis')[0]?.places[0]?.name).toBe('St. Louis, Missouri');
});

it('omits groups without a match', () => {
  expect(findPlaces(groups, 'missouri').map(({ label }) => label)).toEqual(['States']);
});

describe('an address as people paste it', () => {
  const us = [
    { label: 'Ports', places: usPorts },
    { label: 'States', places: usStates },
  ];
  const ng = [
    { label: 'Ports', places: ngPorts },
    { label: 'States', places: ngStates },
  ];
  const chosen = (groupsThere: typeof us, typed: string) => {
    const places = placesIn(findPlaces(groupsThere, typed));
    const place = places[bestMatch(places, typed)];
    return place && placeKey(place);
  };

  it.each([
    ['Houston, TX', 'USHOU'],
    ['Brunswick GA', 'USSSI'],
    ['Port of Baltimore', 'USBAL'],
    ['Dallas, Texas', 'US-TX/Dallas'],
    ['Dallas TX 75201-1234, USA', 'US-TX/Dallas'],
    ['Kansas City, MO', 'US-MO/Kansas City'],
    ['Columbia, MD', 'US-MD/Columbia'],
    ['Washington, D.C.', 'US-DC/Washington'],
    ['Washington State', 'US-WA'],
    ['Washington', 'US-WA'],
    ['1600 Pennsylvania Ave NW, Washington, DC 20500', 'US-DC/Washington'],
    ['Saint Louis', 'US-MO/St. Louis'],
    ['St Paul', 'US-MN/Saint Paul'],
    ['Ft. Worth', 'US-TX/Fort Worth'],
    ['New York City', 'US-NY/New York'],
    ['Texas, U.S.A.', 'US-TX'],
    ['TX', 'US-TX'],
    ['LA', 'US-LA'],
    ['me', 'US-ME'],
    ['Washington, USA', 'US-WA'],
    ['510 NW Windflower Terrace Jensen Beach Fl 34957', 'US-FL'],
    ['\uFF34\uFF38 \u200F🚗', 'US-TX'],
    // A place that isn't listed is its state's, never another of that name.
    ['Jacksonville, NC', 'US-NC'],
    ['Newark, DE 19711', 'US-DE'],
    ['Honolulu, HI', 'US-HI'],
    ['Charleston, West Virginia 25301', 'US-WV'],
    ['Washington, Virginia', 'US-VA'],
    ['9801 Baltimore Ave, College Park, MD 20740', 'US-MD/College Park'],
    ['Houston St, San Antonio, TX', 'US-TX/San Antonio'],
    ['123 Oak Ct, Baltimore', 'US-MD/Baltimore'],
    ['500 Peachtree St NE, Atlanta', 'US-GA/Atlanta'],
    ['500 Peachtree St NE, Atlanta, GA 30308, USA', 'US-GA/Atlanta'],
    ['350 5th Ave, New York 10118', 'US-NY/New York'],
    ['350 5th Ave, New York, USA', 'US-NY/New York'],
    ['Cooperstown, New York', 'US-NY'],
    ['8700 Georgia Ave, Silver Spring, MD', 'US-MD/Silver Spring'],
    ['Winston-Salem', undefined],
    ['San Juan, PR 00901', undefined],
    ['APO AE 09012', undefined],
  ])('in the US: %s', (typed, key) => {
    expect(chosen(us, typed)).toBe(key);
  });

  it('in the US: NYC, which may be the name of the port, too', () => {
    expect(['USNYC', 'US-NY/New York']).toContain(chosen(us, 'NYC'));
    expect(chosen([{ label: 'States', places: usStates }], 'NYC')).toBe('US-NY/New York');
  });

  it.each([
    ['Lagos State, Nigeria', 'NG-LA'],
    ['Ikeja, Lagos', 'NG-LA/Ikeja'],
    ['Off Adeola Odeku, Victoria Island, Lagos 101241', 'NG-LA/Victoria Island'],
    ['Lekki Phase 1', 'NG-LA/Lekki'],
    ['Km 16 Lekki-Epe Expressway', undefined],
    ['Aba Road, Port Harcourt', 'NG-RI/Port Harcourt'],
    ['12 Allen Avenue, Ikeja, Nigeria', 'NG-LA/Ikeja'],
    ['Lagos-Ibadan Expressway, Ibadan', 'NG-OY/Ibadan'],
    ['Enugu-Onitsha Expressway, Onitsha', 'NG-AN/Onitsha'],
    ['Lekki-Epe Expressway, Ajah, Lagos', 'NG-LA/Ajah'],
    // The telephone code in place of a postal code, as sites ask for one.
    ['Lagos 23401', 'NG-LA'],
    ['Abuja FCT', 'NG-FC'],
    ['F.C.T.', 'NG-FC'],
    ['PH', 'NGPHC'],
    ['Portharcourt, Rivers State', 'NGPHC'],
    ['Benin City, Edo State', 'NG-ED/Benin City'],
    ['Ọ̀yọ́', 'NG-OY'],
    ['Ṣàgámù', 'NG-OG/Sagamu'],
    ['S\u0323a\u0300ga\u0301mu\u0300', 'NG-OG/Sagamu'],
    ['Shagamu', 'NG-OG/Sagamu'],
    ['Oshogbo', 'NG-OS/Osogbo'],
    ['Ife', 'NG-OS/Ile-Ife'],
    ['Cross Rivers State', 'NG-CR'],
    ['Tincan', 'NGTIN'],
    ['Apapa Wharf', 'NGAPP'],
  ])('in Nigeria: %s', (typed, key) => {
    expect(chosen(ng, typed)).toBe(key);
  });

  it('keeps a state’s own cities out of the list for its name or code', () => {
    expect(placesIn(findPlaces(us, 'Utah')).map(placeKey)).toEqual(['US-UT']);
    expect(placesIn(findPlaces(us, 'tx')).map(placeKey)).toEqual(['US-TX']);
  });
});

describe('the place that Enter selects', () => {
  const places = [
    { code: '1', name: 'New Mexico' },
    { code: '2', name: 'Mexico City' },
    { code: '3', name: 'Mexico' },
  ];
  it.each([
    ['mexico', 2],
    ['mex', 1],
    ['new', 0],
    ['city', 0],
    [' ', -1],
  ])('for %j is at index %i', (typed, index) => {
    expect(bestMatch(places, typed)).toBe(index);
  });
});
