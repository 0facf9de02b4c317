import { paths } from '../../config/paths';
import { rulesChange } from '../../content/services/international';
import { ArrowLink } from '../../ui/links';
import { Notice } from '../../ui/Notice';

/** What this page may not promise: rules, rates and limits are customs' and change. */
export function RulesChange() {
  return (
    <Notice tone="caution" title={rulesChange.title}>
      <p>{rulesChange.text}</p>
      <ArrowLink to={`${paths.carPurchase}#age`}>{rulesChange.checkAge}</ArrowLink>
    </Notice>
  );
}
