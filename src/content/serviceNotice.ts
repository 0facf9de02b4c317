/** Texts for a problem with our server: what still works, and how to reach us. */
export const serviceNotice = {
  title: {
    degraded: 'Part of our service is slow or not working.',
    maintenance: 'Our server is down for maintenance.',
    down: 'Our server is down.',
    unanswered: 'Our server isn’t responding.',
  },
  affected: 'Affected:',
  more: 'What still works',
  works: [
    'You can read every page and use the VIN check, the container tool, the document list and the planners.',
    'A quote request or message may not go through. What you type is saved on this device, and you can send it by e-mail or WhatsApp.',
    'Tracking and port status may be out of date or missing.',
  ],
  reach: 'Our phones are working as usual:',
  hide: 'Hide',
  /** A warning in forms, before sending. */
  forms: 'This may not go through right now.',
} as const;
