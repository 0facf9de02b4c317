// Written by `npm run pictures`. Do not edit.

const stage = { width: 720, widths: [720] } as const;

/** Their files, by picture. */
export const stageFiles = {
  'auction-yard-stage': { version: '9f1a6e95', ...stage, height: 187, color: '#012' },
  'doorstep-stage': { version: 'af949bd3', ...stage, height: 187, color: '#edc' },
  'inspection-bay-stage': { version: '0e66f65b', ...stage, height: 187, color: '#a97' },
  'lagos-terminal-stage': { version: '4fed848f', ...stage, height: 187, color: '#dcb' },
  'sea-crossing-stage': { version: '6d18ed7a', ...stage, height: 187, color: '#dcb' },
  'trucking-stage': { version: '3e39d745', ...stage, height: 187, color: '#dcb' },
} as const;
