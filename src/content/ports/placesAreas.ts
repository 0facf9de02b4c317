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
