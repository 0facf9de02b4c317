/** Suggested cities by state, separated by commas. Others are accepted, too. */
const cities: Readonly<Record<string, string>> = {
  'US-AL': 'Birmingham,Mobile,Montgomery,Huntsville',
  'US-AZ': 'Phoenix,Tucson,Mesa',
  'US-AR': 'Little Rock,Fayetteville',
  'US-CA': 'Los Angeles,San Diego,San Francisco,Sacramento,San Jose,Fresno,Oakland,Long Beach',
  'US-CO': 'Denver,Colorado Springs,Aurora',
  'US-CT': 'Hartford,Bridgeport,New Haven',
  'US-DE': 'Wilmington,Dover,New Castle',
  'US-DC': 'Washington',
  'US-FL': 'Miami,Orlando,Tampa,Jacksonville,Fort Lauderdale,West Palm Beach',
  'US-GA': 'Atlanta,Savannah,Augusta,Macon',
  'US-IL': 'Chicago,Aurora,Rockford,Springfield',
  'US-IN': 'Indianapolis,Fort Wayne,South Bend',
  'US-KS': 'Wichita,Kansas City,Topeka',
  'US-KY': 'Louisville,Lexington',
  'US-LA': 'New Orleans,Baton Rouge,Shreveport',
  'US-MD': 'Baltimore,Silver Spring,Bowie,Laurel,Elkton',
  'US-MA': 'Boston,Worcester,Springfield',
  'US-MI': 'Detroit,Grand Rapids,Lansing,Flint',
  'US-MN': 'Minneapolis,Saint Paul,Brooklyn Park',
  'US-MS': 'Jackson,Gulfport',
  'US-MO': 'St. Louis,Kansas City,Springfield',
  'US-NV': 'Las Vegas,Reno',
  'US-NJ': 'Newark,Jersey City,Elizabeth,Trenton,Paterson',
  'US-NY': 'New York,Brooklyn,Bronx,Buffalo,Rochester,Albany,Long Island',
  'US-NC': 'Charlotte,Raleigh,Greensboro,Durham',
  'US-OH': 'Columbus,Cleveland,Cincinnati,Dayton',
  'US-OK': 'Oklahoma City,Tulsa',
  'US-OR': 'Portland,Eugene,Salem',
  'US-PA': 'Philadelphia,Pittsburgh,Allentown,Harrisburg',
  'US-RI': 'Providence,Warwick',
  'US-SC': 'Columbia,Charleston,Greenville',
  'US-TN': 'Nashville,Memphis,Knoxville',
  'US-TX': 'Houston,Dallas,Fort Worth,San Antonio,Austin,Arlington,Katy,El Paso',
  'US-UT': 'Salt Lake City,Ogden',
  'US-VA': 'Richmond,Virginia Beach,Norfolk,Alexandria,Fredericksburg',
  'US-WA': 'Seattle,Tacoma,Spokane',
  'US-WI': 'Milwaukee,Madison',
  'NG-AB': 'Aba,Umuahia',
  'NG-FC': 'Abuja,Gwagwalada,Kubwa',
  'NG-AD': 'Yola,Jimeta',
  'NG-AK': 'Uyo,Eket,Ikot Ekpene',
  'NG-AN': 'Awka,Onitsha,Nnewi',
  'NG-BA': 'Bauchi',
  'NG-BY': 'Yenagoa',
  'NG-BE': 'Makurdi,Gboko,Otukpo',
  'NG-BO': 'Maiduguri',
  'NG-CR': 'Calabar,Ikom,Ogoja',
  'NG-DE': 'Asaba,Warri,Sapele,Ughelli',
  'NG-EB': 'Abakaliki',
  'NG-ED': 'Benin City,Auchi,Ekpoma',
  'NG-EK': 'Ado-Ekiti',
  'NG-EN': 'Enugu,Nsukka',
  'NG-GO': 'Gombe',
  'NG-IM': 'Owerri,Orlu,Okigwe',
  'NG-JI': 'Dutse',
  'NG-KD': 'Kaduna,Zaria',
  'NG-KN': 'Kano',
  'NG-KT': 'Katsina,Funtua',
  'NG-KE': 'Birnin Kebbi',
  'NG-KO': 'Lokoja,Okene',
  'NG-KW': 'Ilorin,Offa',
  'NG-LA': 'Lagos,Ikeja,Lekki,Victoria Island,Surulere,Ikorodu,Ajah,Badagry,Epe,Festac Town',
  'NG-NA': 'Lafia,Keffi,Karu',
  'NG-NI': 'Minna,Suleja,Bida',
  'NG-OG': 'Abeokuta,Sagamu,Ijebu Ode,Ota',
  'NG-ON': 'Akure,Ondo,Owo',
  'NG-OS': 'Osogbo,Ile-Ife,Ilesa',
  'NG-OY': 'Ibadan,Ogbomoso,Oyo',
  'NG-PL': 'Jos,Bukuru',
  'NG-RI': 'Port Harcourt,Bonny,Obio-Akpor',
  'NG-SO': 'Sokoto',
  'NG-TA': 'Jalingo,Wukari',
  'NG-YO': 'Damaturu,Potiskum',
  'NG-ZA': 'Gusau',
};

/** Larger cities of a state, as suggestions. */
export const citiesOf = (state: string): readonly string[] => cities[state]?.split(',') ?? [];

interface Area {
  readonly name: string;
  /** A larger city close to it. */
  readonly city: string;
}

/**
 * Suburbs by state (ISO 3166-2) and the larger city close to them. Names in Nigeria are the local government areas and area
 * councils in the First Schedule of the Constitution of 1999; names in the US are places in the Census Bureau's Gazetteer
 * Files (census.gov/geographies/reference-files), which are in the public domain. Which are listed is our choice.
 */
const suburbs: readonly (readonly [state: string, city: string, names: string])[] = [
  [
    'NG-LA',
    'Lagos',
    'Agege,Ajeromi-Ifelodun,Alimosho,Amuwo-Odofin,Eti-Osa,Ibeju-Lekki,Ifako-Ijaiye,Kosofe,Lagos Island,Lagos Mainland,Mushin,Ojo,Oshodi-Isolo,Shomolu',
  ],
  ['NG-FC', 'Abuja', 'Bwari,Kuje,Kwali'],
  ['NG-RI', 'Port Harcourt', 'Eleme,Ikwerre,Oyigbo'],
  [
    'US-MD',
    'Baltimore',
    'Towson,Catonsville,Dundalk,Essex,Parkville,Pikesville,Owings Mills,Randallstown,Glen Burnie,Columbia,Ellicott City',
  ],
  [
    'US-MD',
    'Washington',
    'Hyattsville,Lanham,Largo,Landover,Upper Marlboro,Greenbelt,College Park,Fort Washington',
  ],
  ['US-TX', 'Houston', 'Pasadena,Sugar Land,The Woodlands,Spring,Baytown,Pearland,Missouri City,Stafford'],
  ['US-TX', 'Dallas', 'Garland,Irving,Mesquite,Plano,Grand Prairie'],
  ['US-GA', 'Atlanta', 'Marietta,Decatur,Stone Mountain,Lithonia,Duluth,Lawrenceville'],
  ['US-NJ', 'Newark', 'Irvington,East Orange,Union City,Linden,Hackensack'],
  ['US-FL', 'Miami', 'Hialeah,Hollywood,Miramar,Pembroke Pines'],
  ['US-IL', 'Chicago', 'Cicero,Evanston,Oak Park,Calumet City'],
  ['US-CA', 'Los Angeles', 'Inglewood,Compton,Torrance,Carson,Hawthorne,Pasadena'],
];

/** The suburbs in a state, with the city that each is close to. */
export const areasOf = (state: string): readonly Area[] =>
  suburbs
    .filter(([code]) => code === state)
    .flatMap(([, city, names]) => names.split(',').map((name) => ({ name, city })));

/**
 * The words of a name, then their other spellings and short forms, in lower case. Yoruba names have an older English
 * spelling with 'sh' or a double letter, which maps and UN/LOCODE still use.
 */
export const otherSpellings: readonly (readonly [name: string, ...others: string[]])[] = [
  ['st', 'saint'],
  ['saint', 'st'],
  ['fort', 'ft'],
  ['new york', 'nyc'],
  ['district of columbia', 'dc'],
  ['federal capital territory', 'fct'],
  ['abuja federal capital territory', 'fct abuja', 'abuja fct'],
  ['newark', 'port newark'],
  ['port harcourt', 'ph', 'phc', 'portharcourt'],
  ['tin can', 'tincan'],
  ['akwa ibom', 'akwaibom'],
  ['cross river', 'cross rivers'],
  ['nasarawa', 'nassarawa'],
  ['ogbomoso', 'ogbomosho'],
  ['ile ife', 'ife'],
  ['ilesa', 'ilesha'],
  ['osogbo', 'oshogbo'],
  ['ota', 'otta', 'sango ota'],
  ['sagamu', 'shagamu'],
];
