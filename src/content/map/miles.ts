/** Written by `npm run map` from the lanes in scripts/map. Do not edit. */

/**
 * Nautical miles along the lane from a US port to the point off West Africa where all lanes meet, or from there to a
 * Nigerian port.
 */
export const milesToMeeting: Readonly<Record<string, number>> = {
  USPVD: 4405,
  USDVV: 4393,
  USNYC: 4467,
  USBAL: 4601,
  USSAV: 4637,
  USSSI: 4646,
  USJAX: 4642,
  USHOU: 5608,
  USGLS: 5574,
  USFPO: 5590,
  NGTIN: 570,
  NGAPP: 570,
  NGLKK: 600,
  NGWAR: 675,
  NGPHC: 777,
  NGONN: 775,
  NGCBQ: 862,
};

/** Nautical miles from a US port to a Nigerian one, by code. Undefined for ports without a lane. */
export const milesBetween = (start: string, end: string): number | undefined => {
  if (!start.startsWith('US') || !end.startsWith('NG')) return undefined;
  const [out, into] = [milesToMeeting[start], milesToMeeting[end]];
  return out === undefined || into === undefined ? undefined : out + into;
};
