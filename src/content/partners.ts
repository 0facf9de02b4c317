import { formatList } from '../lib/text/format';

/** An auction house the company is a member of (specification §3). */
export interface AuctionPartner {
  readonly name: string;
  /** A word mark typeset by us. If it fails to load, the name is shown as text. */
  readonly logo: string;
  readonly url: string;
  readonly alt: string;
}

/** In display order. `carPurchase.ts` says how they differ. */
export const auctionPartners: readonly AuctionPartner[] = [
  { name: 'Copart', logo: '/partners/copart.svg', url: 'https://www.copart.com/', alt: 'Copart' },
  { name: 'IAA', logo: '/partners/iaa.svg', url: 'https://www.iaai.com/', alt: 'IAA' },
  { name: 'Manheim', logo: '/partners/manheim.svg', url: 'https://www.manheim.com/', alt: 'Manheim' },
];

/** 'Copart, IAA and Manheim', for use in a sentence. */
export const partnerNames = formatList(auctionPartners.map(({ name }) => name));
