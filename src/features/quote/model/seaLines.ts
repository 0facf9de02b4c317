import { milesBetween } from '../../../content/map/miles';
import { summaryWords } from '../../../content/quote/quoteSummary';
import { underWayText } from '../../../content/tools/transit';
import { daysUnderWay } from '../../../lib/time/transit';
import type { QuoteDraft } from './draft';
import { asksMethod, isWish } from './serviceRules';

/** How long a vessel is under way, where both ends are ports with a lane between them; it's no part of the request. */
export function seaLines({ service, origin, destination }: QuoteDraft) {
  const miles =
    asksMethod(service) && !isWish(service) ? milesBetween(origin.place, destination.place) : undefined;
  return miles === undefined ? [] : [{ term: summaryWords.atSea, value: underWayText(daysUnderWay(miles)) }];
}
