/** Written by `npm run map` from the lanes in scripts/map. Do not edit. */

/**
 * Nautical miles along the lane from a US port to the point off West Africa where all lanes meet, or from there to a
 * Nigerian port.
 */
export const milesToMeeting: Readonly<Record<string, number>> = {
  USPVD: 4347,
  USDVV: 4336,
  USNYC: 4429,
  USBAL: 4579,
  USSAV: 4627,
  USSSI: 4643,
  USJAX: 4650,
  USHOU: 5593,
  USGLS: 5559,
  USFPO: 5574,
  NGTIN: 583,
  NGAPP: 583,
  NGLKK: 613,
  NGWAR: 688,
  NGPHC: 791,
  NGONN: 788,
  NGCBQ: 876,
};

/** Nautical miles from a US port to a Nigerian one, by code. Undefined for ports without a lane. */
export const milesBetween = (start: string, end: string): number | undefined => {
  if (!start.startsWith('US') || !end.startsWith('NG')) return undefined;
  const [out, into] = [milesToMeeting[start], milesToMeeting[end]];
  return out === undefined || into === undefined ? undefined : out + into;
};
