/**
 * DCSA codes with other names for the same events: X12 data element 157, which US terminals and carriers report in (EDI 315;
 * stedi.com/edi/x12/element/157), and the words of container tracking services
 * (terminal49.com/docs/api-docs/webhooks/event-catalog).
 */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    GTIN: ['I', 'FULL_IN', 'GATE_IN'],
    LOAD: ['AE', 'VESSEL_LOADED', 'LOADED', 'TRANSSHIPMENT_LOADED'],
    DEPA: ['VD', 'VESSEL_DEPARTED', 'TRANSSHIPMENT_DEPARTED'],
    ARRI: ['VA', 'VESSEL_ARRIVED', 'VESSEL_BERTHED', 'TRANSSHIPMENT_ARRIVED'],
    DISC: ['UV', 'VESSEL_DISCHARGED', 'DISCHARGED', 'TRANSSHIPMENT_DISCHARGED'],
    CUSR: ['CT'],
    AVPU: ['AV', 'AVAILABLE'],
    GTOT: ['OA', 'FULL_OUT', 'GATE_OUT'],
  }).flatMap(([code, others]) => others.map((other) => [other, code] as const)),
);

/** A milestone's code in upper case, as DCSA's Track and Trace names it if it is known. */
export function milestoneCode(code: string): string {
  const upper = code.toUpperCase();
  const name = upper.replace(/^CONTAINER\.TRANSPORT\./, '').replace(/[\s-]+/g, '_');
  return OTHER_NAMES.get(name) ?? upper;
}
