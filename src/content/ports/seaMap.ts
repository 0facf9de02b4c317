/** Texts of the map. */
export const seaMapWords = {
  lane: (from: string, to: string) => `the sea lane from ${from} to ${to}`,
  atStart: (lane: string) => `Not yet on ${lane}.`,
  atEnd: (lane: string) => `At the end of ${lane}.`,
  along: (share: number, lane: string) =>
    `About ${share}% along ${lane}: estimated from the sailing date and the expected arrival, not reported. The map shows the usual lane, not the vessel’s actual course.`,
  map: 'Map of the Atlantic with the sea lanes from US ports to Nigeria.',
  mapWith: (counts: string) =>
    `Map of the Atlantic with the sea lanes from US ports to Nigeria. Port status: ${counts}.`,
  key: 'Map key',
  list: 'List of the ports on this map',
  atlantic: 'Atlantic Ocean',
  gulf: 'Gulf of Guinea',
} as const;
