/** The parts of a report, in order. */
export const reportParts = [
  {
    part: 'Head',
    holds: 'VIN as read from the car, place, date and time with zone, who looked, in what light and weather.',
  },
  {
    part: 'Verdict in three lines',
    holds: 'Does it start, does it move, and what would stop a sensible buyer.',
  },
  {
    part: 'Findings',
    holds: 'Each point with one of four words: in order, worn, faulty, could not be checked.',
  },
  { part: 'Photographs', holds: 'Numbered like the points, unretouched, with time of taking.' },
  { part: 'Papers', holds: 'What was shown, what was not, and where numbers differ.' },
  {
    part: 'Not checked',
    holds: 'Every point that was left out, and why: locked, blocked by the next car, yard said no.',
  },
] as const;

/** Lines of a made-up report that shows the form; it belongs to no car. */
export const sampleFindings = [
  { point: 'Panels and paint', word: 'Worn', note: 'Left rear door: dent, palm-sized. Paint not broken.' },
  {
    point: 'Engine, cold and running',
    word: 'In order',
    note: 'Started on second turn. Even idle, no smoke.',
  },
  { point: 'Airbags and belts', word: 'Faulty', note: 'Driver’s bag has fired. Cover fitted over it.' },
  {
    point: 'Frame and rust',
    word: 'Could not be checked',
    note: 'Car stood on its sills. Yard did not allow lifting.',
  },
] as const;

/** What no look can tell. */
export const limits = [
  {
    title: 'How long it will last',
    text: 'An engine that runs evenly today can fail on the road from the port. A report is what was seen on one day.',
  },
  {
    title: 'What is closed',
    text: 'At most yards nothing may be taken apart, no lift is there, and there is no road test. Compression, gearbox wear and hidden rust stay unknown.',
  },
  {
    title: 'Where it has been',
    text: 'A history report knows what was reported. Floods and repairs paid in cash often were not.',
  },
  {
    title: 'What customs will say',
    text: 'Value, duty and whether it may come in are for customs to decide, not for us.',
  },
] as const;

export const whenToLook = [
  {
    term: 'Before the bid',
    value: 'The best time. Ask as early as you can: the yard sets the hours at which a lot may be seen.',
  },
  {
    term: 'After the win',
    value: 'Before the car leaves the yard: proves what was there when it was collected.',
  },
  {
    term: 'At the US yard',
    value: 'On arrival from haulage and again before loading, so that each handover has its own photographs.',
  },
  {
    term: 'On a private sale',
    value: 'Before money moves, at the seller’s address, with the title in view.',
  },
] as const;
