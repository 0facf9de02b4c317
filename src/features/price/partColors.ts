import type { PartId } from '../../content/tools/price';
import { fills } from '../../ui/theme/fills';

/** The color of each part, on screen and in the shared picture. */
export const partColors: Readonly<Record<PartId, string>> = {
  price: fills.sand,
  fees: fills.amber,
  shipping: fills.blue,
  charges: fills.orange,
  vat: fills.peach,
  local: fills.green,
};
