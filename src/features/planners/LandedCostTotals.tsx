import type { LandedCost, Payee, Totals } from '../../lib/vehicle/landedCost';
import { formatMinor } from '../../lib/text/money';
import { Facts } from '../../ui/Facts';
import { Small } from '../../ui/theme/text';
import { ToolAnswer } from '../../ui/ToolAnswer';

const payees: readonly (readonly [Payee, string])[] = [
  ['auction', 'To the auction'],
  ['us', 'To us, in the US'],
  ['nigeria', 'In Nigeria'],
];

const sums = ({ USD, NGN }: Totals) => {
  const parts = [USD > 0n && `USD ${formatMinor(USD)}`, NGN > 0n && `NGN ${formatMinor(NGN)}`];
  return parts.filter(Boolean).join(' and ') || 'Nothing yet';
};

/** The sums by payee and altogether, in both currencies once there is a rate. */
export function LandedCostTotals({ cost: { byPayee, total, typed } }: { readonly cost: LandedCost }) {
  return (
    <>
      {total ? (
        <ToolAnswer label="Altogether" value={`USD ${formatMinor(total.USD)}`}>
          <p>or NGN {formatMinor(total.NGN)} at your rate.</p>
        </ToolAnswer>
      ) : (
        <ToolAnswer label="Altogether" value={sums(typed)}>
          <p>Give an exchange rate to see the whole sum in each currency.</p>
        </ToolAnswer>
      )}
      <Facts items={payees.map(([payee, name]) => ({ term: name, value: sums(byPayee[payee]) }))} />
      <Small>
        Your figures, added exactly; nothing here is a quote of ours. Duty is for customs to assess. What you
        type stays on this device.
      </Small>
    </>
  );
}
