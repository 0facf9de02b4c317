import { company } from '../../content/company';
import { quoteWithoutScripts } from '../../content/quote/quotePage';
import { ButtonAnchor } from '../../ui/buttons/Button';
import { Cluster } from '../../ui/theme/layout';
import { Notice } from '../../ui/Notice';
import { WithoutScripts } from '../../ui/theme/Only';

/** Without scripts: what to send us, and how. */
export function QuoteWithoutScripts() {
  return (
    <WithoutScripts>
      <Notice tone="info" title={quoteWithoutScripts.title}>
        <p>{quoteWithoutScripts.text}</p>
        <Cluster>
          <ButtonAnchor href={`mailto:${company.email}?subject=Quote%20request`}>
            {quoteWithoutScripts.email}
          </ButtonAnchor>
          <ButtonAnchor $variant="secondary" href={company.whatsapp.href}>
            {company.whatsapp.name}
          </ButtonAnchor>
          {company.phones.map(({ place, label, href }) => (
            <a key={href} href={href}>
              {place} {label}
            </a>
          ))}
        </Cluster>
      </Notice>
    </WithoutScripts>
  );
}
