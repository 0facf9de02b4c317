/** Terms of the review and of the ready-written message. */
export const summaryWords = {
  service: 'Service',
  from: 'From',
  to: 'To',
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
  keys: { yes: 'with keys', no: 'no keys' },
  subject: 'Quote request',
} as const;
