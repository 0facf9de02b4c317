import { paths } from '../../config/paths';
import { ArrowLink } from '../../ui/links';
import { Notice } from '../../ui/Notice';

/** What this page may not promise: rules, rates and limits are customs' and change. */
export function RulesChange() {
  return (
    <Notice tone="caution" title="Rules change. Confirm before you buy.">
      <p>
        Age limit, rates, valuation and required forms have all changed before. This isn’t legal or customs
        advice. Before you pay for a car, have a licensed customs agent confirm that it can come in and what
        you’ll owe.
      </p>
      <ArrowLink to={`${paths.carPurchase}#age`}>Check a car’s age against a limit</ArrowLink>
    </Notice>
  );
}
