import { heldLicenses } from '../../content/company';
import { licenseWords, aboutPage } from '../../content/pages/about';
import { ExternalLink } from '../../ui/links';
import { Notice } from '../../ui/Notice';

/** Each license with what it is for and where to look it up. No number, no claim. */
export function Licenses() {
  return heldLicenses().map(({ name, number, lookUp }) => (
    <Notice key={name} title={`${name} ${number}`}>
      <p>
        {licenseWords[name]} <ExternalLink href={lookUp}>{aboutPage.lookUp}</ExternalLink>
      </p>
    </Notice>
  ));
}
