import { priceParts } from '../../content/tools/price';
import type { PartId } from '../../content/tools/price';
import { priceTotal } from '../../content/tools/priceTool';
import { HatchedBar, fills } from '../../ui/HatchedBar';
import type { BarLook } from '../../ui/HatchedBar';
import type { PriceBreakdown } from './model/priceBreakdown';
import { dollars } from './model/priceFormat';

const partOf = Object.fromEntries(priceParts.map((part) => [part.id, part]));

/** Each part but the two largest has a unique hatching, so that parts aren't distinguished by color alone. */
const looks: Readonly<Record<PartId, BarLook>> = {
  price: { ground: fills.sand },
  fees: { ground: fills.amber, hatching: 'M-2 10L10-2M-2 2L2-2M6 10L10 6' },
  shipping: { ground: fills.blue, hatching: 'M0 4H8' },
  charges: { ground: fills.orange },
  vat: { ground: fills.peach, hatching: 'M4 0V8' },
  local: { ground: fills.green, hatching: 'M-2-2L10 10M-2 10L10-2' },
};

interface PriceBarProps extends Pick<PriceBreakdown, 'parts'> {
  readonly className?: string;
}

/** The parts of the total as a bar (of the range's high end) and as text. */
export function PriceBar({ parts, className }: PriceBarProps) {
  const sum = parts.reduce((total, { amount }) => total + amount.high, 0);
  const bar = parts.map(({ id, amount }) => ({
    id,
    size: amount.high,
    ...looks[id],
    label: partOf[id]?.short,
  }));
  return (
    <HatchedBar parts={bar} className={className}>
      {(swatch) => (
        <dl>
          {parts.map(({ id, amount }) => (
            <div key={id}>
              <dt>
                {swatch(id)}
                <span>{partOf[id]?.name}</span>
              </dt>
              <dd>
                <span>{dollars(amount)}</span> <small>{percent((amount.high / sum) * 100)}</small>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </HatchedBar>
  );
}

const percent = (share: number) => (share < 1 ? priceTotal.underOne : `${share.toFixed(0)}%`);
