import { listed } from '../lib/text/listed';

/** An auction house the company is a member of (specification §3). */
export interface AuctionPartner {
  readonly name: string;
  /** A typeset word mark of our own; the auction's name stands in if it fails to load. */
  readonly logo: string;
  readonly url: string;
  readonly alt: string;
}

/** In the order in which they are shown everywhere; `carPurchase.ts` says what differs between them. */
export const auctionPartners: readonly AuctionPartner[] = [
  { name: 'Copart', logo: '/partners/copart.svg', url: 'https://www.copart.com/', alt: 'Copart' },
  { name: 'IAA', logo: '/partners/iaa.svg', url: 'https://www.iaai.com/', alt: 'IAA' },
  { name: 'Manheim', logo: '/partners/manheim.svg', url: 'https://www.manheim.com/', alt: 'Manheim' },
];

/** 'Copart, IAA and Manheim', for a sentence. */
export const partnerNames = listed(auctionPartners.map(({ name }) => name));

/** Beside a partner’s logo. */
export const partnerWords = {
  newTab: '(opens in a new tab)',
} as const;
