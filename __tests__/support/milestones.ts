import type { QuoteStatus } from '../../src/api/schemas/quote';

/** 'ARRI Antwerp 10' happened on 10 November, 'ARRI Antwerp ~10' is expected then; no place is '-'. */
const milestoneOf = (text: string) => {
  const [, code = '', place = '', isExpected, day = ''] = /^(\S+) (.+) (~?)(\d+)$/.exec(text) ?? [];
  const date = `2026-11-${day.padStart(2, '0')}T12:00:00Z`;
  return {
    code,
    location: place === '-' ? null : place,
    ...(isExpected ? { expected_at: date, occurred_at: null } : { occurred_at: date }),
  };
};

export interface Given {
  readonly status?: string;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly eta?: string;
}

/** A shipment from Baltimore to Tin Can Island with milestones in November 2026. */
export const shipmentWith = (
  milestones: readonly string[],
  { status = 'in_transit', ...given }: Given = {},
) =>
  ({
    reference: 'HAL-1',
    status,
    shipment: {
      origin_port: given.from === undefined ? 'USBAL' : given.from,
      destination_port: given.to === undefined ? 'NGTIN' : given.to,
      eta: given.eta,
      milestones: milestones.map(milestoneOf),
    },
  }) as unknown as QuoteStatus;
