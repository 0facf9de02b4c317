/** Labels, hints and choices of the quote's fields. Values are those of the contract. */
export const routeFields = {
  origin: { label: 'Where is it now?', choose: 'Choose a port or state' },
  destination: { label: 'Where does it go?', choose: 'Choose a port or state' },
  city: { label: 'City or town' },
} as const;

export const keysChoices = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

export const vehicleFields = {
  legend: (number: number) => `Vehicle ${String(number)}`,
  bodyType: 'What kind?',
  own: {
    condition: 'Does it run?',
    conditions: [
      { value: 'runs', label: 'It runs', hint: 'Starts and drives, keys with it' },
      { value: 'rolls', label: 'It rolls', hint: 'Does not start, but rolls and steers' },
      { value: 'inoperable', label: 'Neither', hint: 'Must be lifted or dragged' },
    ],
    keys: 'Are the keys with it?',
    vin: { label: 'VIN', hint: '17 characters, from the dashboard or the title. It fills in what it can.' },
  },
  /** For a car that is still to be bought. */
  wish: {
    condition: 'Must it run?',
    conditions: [
      { value: 'runs', label: 'It must run', hint: 'Starts and drives, with its keys' },
      { value: 'rolls', label: 'Repairs are fine', hint: 'May not start, but rolls and steers' },
      { value: 'inoperable', label: 'Any condition', hint: 'For parts, or a full rebuild' },
    ],
    keys: 'Must it have keys?',
    year_from: { label: 'Year from', hint: undefined },
    year_to: { label: 'Year to', hint: undefined },
    mileage: { label: 'Mileage at most', hint: 'In miles, as US odometers show it.' },
    budget_min: { label: 'Budget from, US dollars', hint: undefined },
    budget_max: {
      label: 'Budget up to, US dollars',
      hint: 'For the car alone, before fees, shipping and duty.',
    },
    title: {
      label: 'Which title is fine?',
      hint: 'The word that a state puts on the title. Skip it if you have no preference.',
    },
    vin: { label: 'VIN', hint: 'Only if you’ve found the car already.' },
  },
  year: 'Model year',
  make: 'Make',
  model: 'Model',
  add: 'Add another vehicle',
  remove: (number: number) => `Remove vehicle ${String(number)}`,
  removed: (number: number) => `Vehicle ${String(number)} was removed.`,
  most: (count: number) =>
    `For more than ${String(count)} vehicles, send these first and write the rest in the notes.`,
} as const;

/** Title words of the trade, from the cleanest down: each choice takes those before it as well. */
export const titleChoices = [
  { value: 'clean', label: 'Clean only', hint: 'No state has entered a brand' },
  { value: 'rebuilt', label: 'Rebuilt is fine', hint: 'Was salvage, then repaired and inspected' },
  { value: 'salvage', label: 'Salvage is fine', hint: 'An insurer wrote it off; some can’t be exported' },
  { value: 'any', label: 'Any title', hint: 'Show me all that can be exported' },
] as const;

export const methodChoices = [
  {
    value: 'roro',
    label: 'RoRo',
    hint: 'Roll-on/roll-off: driven aboard and lashed on a car deck. Nothing may travel inside the vehicle.',
  },
  {
    value: 'container',
    label: 'Container',
    hint: 'Lashed in a steel box, alone or shared. Takes cars that do not run.',
  },
  { value: 'unsure', label: 'Not sure', hint: 'We advise, with reasons, in the quote.' },
] as const;

export const effectsChoices = [
  { value: 'no', label: 'No, it is empty' },
  { value: 'yes', label: 'Yes, things inside' },
] as const;

export const timingFields = {
  effects: {
    label: 'Will anything travel inside the vehicle?',
    hint: 'Clothes, parts, household goods. Skip it if you do not know.',
  },
  method: 'How should it travel?',
  readyOn: {
    inspection: 'From when can we look at it?',
    'car-purchase': 'When should we start to look?',
    other: 'When will it be ready?',
  },
  readyHint: 'The first day that suits. Leave it empty if you do not know.',
} as const;

export const channelChoices = [
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'phone', label: 'Phone call' },
  { value: 'email', label: 'E-mail' },
] as const;

export const contactFields = {
  first_name: 'First name',
  last_name: 'Last name',
  email: { label: 'E-mail', hint: 'With your reference, it opens your tracking.' },
  phone: {
    label: 'Phone',
    hint: 'With its country code, such as +1 or +234.',
    understood: (number: string, country: string) => `We read ${number}: ${country}.`,
    doubtful: (number: string, country: string) =>
      `We read ${number}: ${country}. Numbers there are usually built otherwise: please look at it once more.`,
    which: 'Which of the two is it?',
  },
  preferred: 'How should we reach you?',
} as const;

export const reviewFields = {
  notes: { label: 'Anything else we should know?', hint: 'Lot number, gate hours, who hands it over.' },
  referral: {
    label: 'Referral code',
    hint: 'If somebody sent you, their code.',
    doubtful: 'The codes of our links look otherwise: please compare it. It goes to us as you typed it.',
  },
  consent: 'I agree that you use what I typed to answer this request.',
  privacy: 'Privacy Policy',
} as const;

/** Which country a telephone number was understood to be from. */
export const phoneCountries = {
  'north-america': 'United States or Canada',
  nigeria: 'Nigeria',
  other: 'another country',
} as const;
