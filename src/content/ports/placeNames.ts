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
