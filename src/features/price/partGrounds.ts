import type { PartId } from '../../content/tools/price';

/** The color of each part, on screen and in the shared picture. */
export const partGrounds: Readonly<Record<PartId, string>> = {
  price: '#efe6d2',
  fees: '#f2b705',
  shipping: '#8fc4cc',
  charges: '#f26b1d',
  vat: '#ffb27f',
  local: '#9fd6b8',
};
