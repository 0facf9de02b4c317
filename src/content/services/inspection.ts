/** Parts of a report, in order. */
export const reportParts = [
  {
    part: 'Header',
    contents: 'VIN as read off the car, location, date and time, inspector, lighting and weather.',
  },
  {
    part: 'Three-line summary',
    contents: 'Does it start, does it move, and any deal-breakers.',
  },
  {
    part: 'Findings',
    contents: 'Each point gets one of four ratings: OK, worn, faulty, not checked.',
  },
  { part: 'Photos', contents: 'Numbered by point, unedited, time-stamped.' },
  { part: 'Documents', contents: 'What we saw, what we didn’t, and numbers that don’t match.' },
  {
    part: 'Not checked',
    contents: 'Every point we skipped, and why: locked, blocked in, yard said no.',
  },
] as const;

/** Findings of a sample report about a fictional car. */
export const sampleFindings = [
  {
    point: 'Panels and paint',
    word: 'Worn',
    tone: 'caution',
    note: 'Left rear door: palm-sized dent. Paint not broken.',
  },
  {
    point: 'Engine, cold and running',
    word: 'OK',
    tone: 'good',
    note: 'Started on second try. Smooth idle, no smoke.',
  },
  {
    point: 'Airbags and belts',
    word: 'Faulty',
    tone: 'bad',
    note: 'Driver’s airbag deployed and covered over.',
  },
  {
    point: 'Frame and rust',
    word: 'Not checked',
    tone: 'neutral',
    note: 'Car was sitting on its rocker panels. Yard didn’t allow lifting.',
  },
] as const;

/** What an inspection can't find. */
export const limits = [
  {
    title: 'How long it will last',
    text: 'An engine that runs fine today can quit on the way out of the port. A report covers one day.',
  },
  {
    title: 'What we can’t open',
    text: 'Most yards don’t allow disassembly, lifting or a road test. We can’t check compression, transmission wear or hidden rust.',
  },
  {
    title: 'Its full history',
    text: 'A history report shows what was reported. Floods and cash repairs often aren’t.',
  },
  {
    title: 'What customs will decide',
    text: 'Customs decides the value, the duty and whether the car can come in.',
  },
] as const;

export const whenToLook = [
  {
    title: 'Before the bid',
    text: 'The best time. Ask early: the yard sets the viewing hours.',
  },
  {
    title: 'After the win',
    text: 'Before it leaves the yard, as proof of its condition at pickup.',
  },
  {
    title: 'At the US yard',
    text: 'When the truck drops it off and again before loading, so every handoff has photos.',
  },
  {
    title: 'In a private sale',
    text: 'Before you pay, at the seller’s address, with the title in hand.',
  },
] as const;

export const reportOutline = {
  title: 'What the report looks like',
  intro: 'Six parts, always in the same order, so you can compare two reports.',
  parts: 'The six parts',
  sample: 'Sample, not a real car',
  notChecked: 'We mark “not checked” as clearly as “faulty,” so you can factor in the risk.',
} as const;

export const inspectionPage = {
  label: 'Inspection',
  title: 'We look at the car for you',
  lead: 'Fifteen points, each checked, photographed and rated the same way every time. You see what we couldn’t check, too.',
  request: 'Request an inspection',
  seeReport: 'See a sample report',
  pointsTitle: 'What we check',
  pointsIntro: 'Fifteen points in five areas, in walk-around order.',
  whenTitle: 'When to get an inspection',
  whenIntro: 'Same checklist, four different stages.',
  nextTitle: 'Send us the lot number or the address.',
  checkVin: 'Check its VIN',
  next: 'Tell us what worries you, and we’ll check that first. You get the price before we drive out, and the report before you bid.',
  limits: 'What an inspection can’t tell you',
} as const;
