/** Terms of the review and of the ready-written message. */
export const summaryWords = {
  service: 'Service',
  from: 'From',
  to: 'To',
  atSea: 'At sea',
  ready: 'Ready on',
  effects: 'Things inside',
  method: 'Method',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  by: 'Answer by',
  notes: 'Notes',
  referral: 'Referral code',
  items: 'From the shop',
  open: 'Not said',
  own: {
    condition: { runs: 'runs', rolls: 'rolls, does not start', inoperable: 'neither starts nor rolls' },
    keys: { yes: 'with keys', no: 'no keys' },
  },
  wish: {
    condition: { runs: 'must run', rolls: 'repairs are fine', inoperable: 'any condition' },
    keys: { yes: 'must have keys', no: 'keys not needed' },
  },
  subject: 'Quote request',
} as const;
