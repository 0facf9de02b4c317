/** Headings and links of the page. */
export const portStatusPage = {
  title: 'See port status',
  lead: 'The latest report from each US and Nigerian port we use. Check before you send a truck.',
  board: 'Ports today',
  withoutScripts: (usPhone: string, nigeriaPhone: string) =>
    `Live status needs JavaScript. Without it, call ${usPhone} (USA) or ${nigeriaPhone} (Nigeria) about your port.`,
  map: 'Ports and sea lanes',
  mapLoading: 'Loading the map…',
  shared: 'Port status',
  nextTitle: 'Is your port closed or congested?',
  ask: 'Ask us what to do',
  next: 'Your car can often wait in a yard or go through another port. Ask before you load the truck.',
} as const;

/** Texts around the meaning of each status. */
export const stateWords = {
  title: 'What the terms mean',
  inNotes: 'In notes from Nigerian ports',
  terminals: 'Terminals and what to bring to the gate',
} as const;

/** Terms of the Nigerian Ports Authority that are used in notes. */
export const nigerianWords = [
  ['Expected', 'The vessel has been announced but isn’t there yet.'],
  ['Waiting to berth', 'At anchor until a berth opens.'],
  ['Discharging', 'At the berth and unloading.'],
] as const;
