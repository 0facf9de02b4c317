import { paths } from '../../config/paths';
import { rulesChange } from '../../content/services/international';
import { ArrowLink } from '../../ui/links';
import { Notice } from '../../ui/Notice';

/** A warning that customs sets the rules and rates, and may change them. */
export function RulesChange() {
  return (
    <Notice tone="caution" title={rulesChange.title}>
      <p>{rulesChange.text}</p>
      <ArrowLink to={`${paths.carPurchase}#age`}>{rulesChange.checkAge}</ArrowLink>
    </Notice>
  );
}
