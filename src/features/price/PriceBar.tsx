import { priceParts } from '../../content/tools/price';
import type { PartId } from '../../content/tools/price';
import { priceTotal } from '../../content/tools/priceTool';
import { HatchedBar } from '../../ui/HatchedBar';
import type { Anatomy } from './model/anatomy';
import { dollars } from './model/priceWords';
import { partGrounds } from './partGrounds';

const names = Object.fromEntries(priceParts.map(({ id, name }) => [id, name]));

/** A hatching of its own to each part but the two largest: no part is known by its color alone. */
const hatchings: Readonly<Partial<Record<PartId, string>>> = {
  fees: 'M-2 10L10-2M-2 2L2-2M6 10L10 6',
  shipping: 'M0 4H8',
  vat: 'M4 0V8',
  local: 'M-2-2L10 10M-2 10L10-2',
};

/** What the total is made of: a bar of its high end, and the same in words. */
export function PriceBar({ parts }: Pick<Anatomy, 'parts'>) {
  const sum = parts.reduce((total, { amount }) => total + amount.high, 0);
  const bar = parts.map(({ id, amount }) => ({
    id,
    size: amount.high,
    ground: partGrounds[id],
    hatching: hatchings[id],
  }));
  return (
    <HatchedBar parts={bar}>
      {(swatch) => (
        <dl>
          {parts.map(({ id, amount }) => (
            <div key={id}>
              <dt>
                {swatch(id)}
                <span>{names[id]}</span>
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
