import { paths } from '../../config/paths';
import { ArrowLink } from '../../ui/links';
import { Notice } from '../../ui/Notice';

/** What this page may not promise: rules, rates and limits are customs' and change. */
export function RulesChange() {
  return (
    <Notice tone="caution" title="Rules change: confirm before you buy.">
      <p>
        The age limit, the rates, how a value is assessed and which forms are required have all changed
        before. This page is no legal or customs advice. Before you pay for a car, have a licensed customs
        agent confirm that this car, of this year, may come in, and what is due on it.
      </p>
      <ArrowLink to={`${paths.carPurchase}#age`}>Check a car’s age against a limit</ArrowLink>
    </Notice>
  );
}
