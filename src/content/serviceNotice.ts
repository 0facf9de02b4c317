/** What is said when our server is in trouble: what still works, and how to reach people. */
export const serviceNotice = {
  title: {
    degraded: 'Part of our service is slow or not working.',
    maintenance: 'Our server is being worked on.',
    down: 'Our server is out of order at the moment.',
    unanswered: 'Our server does not answer at the moment.',
  },
  affected: (names: string) => `Not in order: ${names}.`,
  more: 'What still works, and how to reach us',
  works: [
    'Every page can be read, and the tools that reckon on your device work: VIN check, will it fit, documents, planners.',
    'A quote request or a message may not go through. What you type stays on this device, and the forms offer to take it by e-mail or WhatsApp.',
    'The state of your request and of the ports may be late or missing.',
  ],
  reach: 'People answer as always:',
  hide: 'Hide',
  /** In the forms, before anything is sent. */
  forms: 'It may not go through now.',
} as const;
