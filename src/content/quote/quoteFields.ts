import { formatList, plural, pluralWord } from '../../lib/text/format';

/** Labels, hints and choices of the quote's fields, with the contract's values. */
export const routeFields = {
  origin: { label: 'Where is it now?' },
  destination: { label: 'Where’s it going?' },
  city: { label: 'City or town' },
  search: 'Type a city, state or port',
  matches: 'Matching places',
  /** A city whose name is also a port's. */
  cityNotPort: (name: string) => `${name} (city)`,
  near: (name: string, city: string) => `${name} (near ${city})`,
  noPlace: (typed: string) => `No match for “${typed}”. Try a state or a larger city nearby.`,
} as const;

export const keysChoices = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

export const vehicleFields = {
  legend: (number: number) => `Vehicle ${String(number)}`,
  bodyType: 'Type of vehicle',
  own: {
    condition: 'Does it run?',
    conditions: [
      { value: 'runs', label: 'It runs', hint: 'Starts and drives, with keys' },
      { value: 'rolls', label: 'It rolls', hint: 'Doesn’t start, but rolls and steers' },
      { value: 'inoperable', label: 'Neither', hint: 'Needs a forklift or winch' },
    ],
    keys: 'Does it have keys?',
    vin: { label: 'VIN', hint: '17 characters, on the dashboard or title. We’ll fill in what it tells us.' },
  },
  /** For a car to be bought. */
  preferences: {
    condition: 'Does it have to run?',
    conditions: [
      { value: 'runs', label: 'It has to run', hint: 'Starts and drives, with keys' },
      { value: 'rolls', label: 'May need repairs', hint: 'Rolls and steers, may not start' },
      { value: 'inoperable', label: 'Any condition', hint: 'For parts, or a full rebuild' },
    ],
    keys: 'Does it need keys?',
    year_from: { label: 'Year from', hint: undefined },
    year_to: { label: 'Year to', hint: undefined },
    mileage: { label: 'Maximum mileage', hint: 'In miles' },
    budget_min: { label: 'Minimum budget, US dollars', hint: undefined },
    budget_max: {
      label: 'Maximum budget, US dollars',
      hint: 'For the car only, before fees, shipping and duty.',
    },
    title: {
      label: 'Which titles are OK?',
      hint: 'Skip this if you have no preference.',
    },
    vin: { label: 'VIN', hint: 'Only if you’ve already found the car.' },
  },
  year: 'Model year',
  make: 'Make',
  model: 'Model',
  add: 'Add another vehicle',
  of: (number: number, message: string) => `Vehicle ${String(number)}: ${message}`,
  addLike: 'Add another like this',
  editShort: 'Edit',
  removeShort: 'Remove',
  number: (number: number) => ` vehicle ${String(number)}`,
  nothingYet: 'Nothing entered yet',
  onlyVin: 'Only the VIN so far',
  sameVin: (numbers: readonly number[]) =>
    `${formatList(numbers.map((number) => `Vehicle ${String(number)}`))} have the same VIN.`,
  remove: (number: number) => `Remove vehicle ${String(number)}`,
  removed: (number: number) => `Vehicle ${String(number)} was removed.`,
  most: (count: number) => `For more than ${String(count)} vehicles, list the rest in the notes.`,
} as const;

/** Texts of the field that adds a vehicle for each VIN of a list. */
export const pasteVinsWords = {
  summary: 'Paste a list of VINs',
  label: 'VINs, one per line',
  hint: 'Anything after a VIN goes to your notes. We’ll fill in what each VIN tells us.',
  bodyType: 'Type, if they’re all the same',
  condition: 'Do they run?',
  keys: 'Do they have keys?',
  open: 'I’ll choose for each',
  add: 'Add vehicles',
  added: (count: number) => (count === 0 ? 'No vehicles added.' : `${plural(count, 'vehicle')} added.`),
  notesAdded: 'What you wrote next to a VIN is in your notes, on the last step.',
  repeated: (vins: readonly string[]) => `Listed twice, so added only once: ${formatList(vins)}.`,
  unread: (count: number) =>
    `${plural(count, 'entry', 'entries')} without a 17-character VIN, still in the box. Check and add again.`,
  left: (count: number, most: number) =>
    `A request can have up to ${String(most)} vehicles. ${plural(count, 'VIN')} still in the box: send another request for the rest.`,
  note: (vin: string, note: string) => `${vin}: ${note}`,
} as const;

/** Title types in descending order. Each choice includes those before it. */
export const titleChoices = [
  { value: 'clean', label: 'Clean only', hint: 'No brand on it' },
  { value: 'rebuilt', label: 'Rebuilt is fine', hint: 'Salvage, then repaired and inspected' },
  { value: 'salvage', label: 'Salvage is fine', hint: 'An insurer totaled it; some can’t be exported' },
  { value: 'any', label: 'Any title', hint: 'Anything that can be exported' },
] as const;

export const methodChoices = [
  {
    value: 'roro',
    label: 'RoRo',
    hint: 'Roll-on/roll-off: driven aboard and tied down on a car deck. Nothing can be packed inside.',
  },
  {
    value: 'container',
    label: 'Container',
    hint: 'Tied down in a steel box, alone or shared. Takes cars that don’t run.',
  },
  { value: 'unsure', label: 'Not sure', hint: 'We’ll recommend one in the quote.' },
] as const;

export const effectsChoices = [
  { value: 'no', label: 'No, it’s empty' },
  { value: 'yes', label: 'Yes, items inside' },
] as const;

export const timingFields = {
  effects: {
    label: 'Anything packed inside the vehicle?',
    hint: 'Clothes, parts, household goods. Skip this if you don’t know.',
  },
  method: 'How should we ship it?',
  readyOn: {
    inspection: 'When can we start inspecting?',
    'car-purchase': 'When should we start looking?',
    other: 'When will it be ready?',
  },
  readyHint: 'The first day that works. Leave it blank if you don’t know.',
} as const;

export const channelChoices = [
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'phone', label: 'Phone call' },
  { value: 'email', label: 'E-mail' },
] as const;

export const contactFields = {
  first_name: 'First name',
  last_name: 'Last name',
  email: { label: 'E-mail', hint: 'You’ll need it and your reference number to track.' },
  phone: {
    label: 'Phone',
    hint: 'With country code, like +1 or +234.',
    understood: (number: string, country: string) => `Read as ${number}: ${country}.`,
    doubtful: (number: string, country: string) =>
      `Read as ${number}: ${country}. That’s unusual for that country. Check it.`,
    which: 'Which country?',
  },
  preferred: 'How should we reach you?',
} as const;

export const reviewFields = {
  notes: { label: 'Anything else we should know?', hint: 'Lot number, gate hours, who has the keys.' },
  referral: {
    label: 'Referral code',
    hint: 'If a friend referred you, enter their code.',
    doubtful: 'That doesn’t look like one of our codes. Check it. We’ll send it as you typed it.',
  },
  consent: 'You may use my information to answer this request.',
  privacy: 'Privacy Policy',
} as const;

/** The country a phone number was recognized as. */
export const phoneCountries = {
  'north-america': 'United States or Canada',
  nigeria: 'Nigeria',
  other: 'another country',
} as const;

/** Texts around the recommended shipping method. The reasons are in `shippingMethod.ts`. */
export const methodHint = {
  title: 'We’d ship it by',
  against: 'Your choice may not work. We’d ship it by',
  forVehicles: (numbers: readonly number[]) =>
    `${pluralWord(numbers.length, 'Vehicle', 'Vehicles')} ${numbers.join(', ')}`,
  otherPort: (limit: string) => `${limit} This needs another port.`,
  promise: 'This is advice: each carrier has its own rules. You can send your request with either.',
} as const;

interface Place {
  readonly position: number;
  readonly character: string;
}
interface Change {
  readonly position: number;
  readonly from: string;
  readonly to: string;
}

const list = (places: readonly Place[]) =>
  places.map(({ character, position }) => `${character} in position ${String(position)}`).join(', ');

/** Messages below the VIN field. They only warn: any VIN can be sent. */
export const vinAdvice = {
  count: (length: number) =>
    length < 17
      ? `${String(length)} of 17 characters.`
      : `${String(length)} characters: ${String(length - 17)} too many.`,
  impossible: (places: readonly Place[]) =>
    `A VIN never has ${list(places)}: the letters I, O and Q aren’t used. You can continue with it as is.`,
  mistyped:
    'The check digit doesn’t match, so one character is probably wrong. Compare it with the plate. You can continue with it as is.',
  barcode: (length: number) =>
    `${String(length)} characters: one too many. Bar codes on doors can start with an I that isn’t part of the VIN.`,
  compare:
    'Compare it with the plate. Only cars built in China or for North America must have a check digit.',
  fits: 'Valid check digit.',
  builtBy: (place: string) => `made in ${place.replace('United', 'the United')}`,
  otherYear: (decoded: string, typed: string) =>
    `The VIN says model year ${decoded}, but you entered ${typed}. Check which one is right.`,
  askYear: (years: readonly number[]) => `Is it a ${years.join(' or a ')} model?`,
  possibleYear: (years: readonly number[]) => `Maybe a ${years.join(' or a ')} model.`,
  useYear: (year: string) => `Use ${year}`,
  repair: (changes: readonly Change[]) =>
    changes
      .map(({ from, to, position }) =>
        to
          ? `Change ${from} to ${to} in position ${String(position)}`
          : `Remove the ${from} in position ${String(position)}`,
      )
      .join(', '),
} as const;
