import { milesBetween } from '../../../content/map/miles';
import { summaryWords } from '../../../content/quote/quoteReceipt';
import { underwayText } from '../../../content/tools/transit';
import { daysUnderway } from '../../../lib/time/transit';
import type { QuoteDraft } from './draft';
import { asksMethod, isPurchase } from './serviceRules';

/** Days at sea if both ends are ports with a lane between them. Shown in the review but not sent. */
export function transitLines({ service, origin, destination }: QuoteDraft) {
  const miles =
    asksMethod(service) && !isPurchase(service) ? milesBetween(origin.place, destination.place) : undefined;
  return miles === undefined ? [] : [{ term: summaryWords.atSea, value: underwayText(daysUnderway(miles)) }];
}
