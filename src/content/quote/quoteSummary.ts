/** Labels of a wanted car's criteria in the review, messages and notes. */
export const wishWords = {
  years: {
    exactly: (year: string) => `model year ${year}`,
    between: (from: string, to: string) => `model years ${from} to ${to}`,
    from: (year: string) => `model year ${year} or later`,
    upTo: (year: string) => `model year ${year} or earlier`,
  },
  mileage: (miles: string) => `up to ${miles} miles`,
  title: {
    clean: 'clean title only',
    rebuilt: 'clean or rebuilt title',
    salvage: 'clean, rebuilt or salvage title',
    any: 'any title',
  },
  budget: {
    exactly: (sum: string) => `budget $${sum}`,
    between: (from: string, to: string) => `budget $${from} to $${to}`,
    from: (sum: string) => `budget $${sum} or more`,
    upTo: (sum: string) => `budget up to $${sum}`,
  },
} as const;

/** Labels of the review and of the prepared message. */
export const summaryWords = {
  vin: (vin: string) => `VIN ${vin}`,
  service: 'Service',
  from: 'From',
  to: 'To',
  atSea: 'At sea',
  ready: {
    inspection: 'Start inspecting on',
    'car-purchase': 'Start looking on',
    other: 'Ready on',
  },
  effects: 'Items inside',
  method: 'Method',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  by: 'Reach me by',
  notes: 'Notes',
  referral: 'Referral code',
  items: 'From the shop',
  open: 'Not given',
  own: {
    condition: { runs: 'runs', rolls: 'rolls, doesn’t start', inoperable: 'doesn’t start or roll' },
    keys: { yes: 'with keys', no: 'no keys' },
  },
  wish: {
    condition: { runs: 'must run', rolls: 'may need repairs', inoperable: 'any condition' },
    keys: { yes: 'must have keys', no: 'keys not needed' },
  },
  subject: 'Quote request',
} as const;
