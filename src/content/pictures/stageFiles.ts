// Written by `npm run pictures`. Do not edit.

const stage = { width: 720, widths: [720] } as const;

/** The files of each picture, by its name. */
export const stageFiles = {
  'auction-yard-stage': { version: '9f1a6e95', ...stage, height: 187, color: '#081828' },
  'doorstep-stage': { version: 'af949bd3', ...stage, height: 187, color: '#e8d8c8' },
  'inspection-bay-stage': { version: '0e66f65b', ...stage, height: 187, color: '#a89878' },
  'lagos-terminal-stage': { version: 'ab073366', ...stage, height: 187, color: '#d8c8b8' },
  'sea-crossing-stage': { version: '6d18ed7a', ...stage, height: 187, color: '#d8c8b8' },
  'trucking-stage': { version: '9fe4dd26', ...stage, height: 187, color: '#d8c8b8' },
} as const;
