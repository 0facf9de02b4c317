import type { QuoteStatus } from '../../src/api/schemas/quote';

export interface Given {
  readonly status?: string;
  readonly eta?: string;
  /** By code. */
  readonly milestones?: Readonly<
    Record<string, { readonly occurred_at?: string; readonly expected_at?: string }>
  >;
  readonly from?: string;
  readonly to?: string;
  readonly container?: string;
}

/** The status of HAL-1, booked from Baltimore to Tin Can Island unless said otherwise. */
export const statusOf = ({
  status = 'booked',
  eta,
  milestones = {},
  from = 'USBAL',
  to = 'NGTIN',
  container,
}: Given): QuoteStatus => ({
  reference: 'HAL-1',
  status,
  shipment: {
    origin_port: from,
    destination_port: to,
    eta,
    container,
    milestones: Object.entries(milestones).map(([code, when]) => ({ code, occurred_at: null, ...when })),
    hasMoreMilestones: false,
  },
});
