import { heldLicenses } from '../../content/company';
import { licenseWords, aboutPage } from '../../content/pages/about';
import { ExternalLink } from '../../ui/links';
import { Notice } from '../../ui/Notice';

/** Licenses with their purpose and where to look them up. Those without a number aren't shown. */
export function Licenses() {
  return heldLicenses().map(({ name, number, lookUp }) => (
    <Notice key={name} title={`${name} ${number}`}>
      <p>
        {licenseWords[name]} <ExternalLink href={lookUp}>{aboutPage.lookUp}</ExternalLink>
      </p>
    </Notice>
  ));
}
