/**
 * DCSA codes of other names for the same events: X12 data element 157, which US terminals and carriers report in (EDI 315;
 * stedi.com/edi/x12/element/157), and the words of container tracking services
 * (terminal49.com/docs/api-docs/webhooks/event-catalog).
 */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{
    I: 'GTIN',
    AE: 'LOAD',
    VD: 'DEPA',
    VA: 'ARRI',
    UV: 'DISC',
    CT: 'CUSR',
    AV: 'AVPU',
    OA: 'GTOT',
  },
  ...{
    FULL_IN: 'GTIN',
    GATE_IN: 'GTIN',
    VESSEL_LOADED: 'LOAD',
    LOADED: 'LOAD',
  },
  ...{
    VESSEL_DEPARTED: 'DEPA',
    VESSEL_ARRIVED: 'ARRI',
    VESSEL_BERTHED: 'ARRI',
  },
  ...{
    VESSEL_DISCHARGED: 'DISC',
    DISCHARGED: 'DISC',
    AVAILABLE: 'AVPU',
    FULL_OUT: 'GTOT',
    GATE_OUT: 'GTOT',
  },
  ...{ TRANSSHIPMENT_ARRIVED: 'ARRI', TRANSSHIPMENT_DISCHARGED: 'DISC' },
  ...{ TRANSSHIPMENT_LOADED: 'LOAD', TRANSSHIPMENT_DEPARTED: 'DEPA' },
};

/** A milestone's code in upper case, as DCSA's Track and Trace names it if it is known. */
export function milestoneCode(code: string): string {
  const upper = code.toUpperCase();
  const name = upper.replace(/^CONTAINER\.TRANSPORT\./, '').replace(/[\s-]+/g, '_');
  return (Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : undefined) ?? upper;
}
