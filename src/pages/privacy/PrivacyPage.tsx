import { privacy } from '../../content/legal/legalPrivacy';
import { LegalDocument } from '../../ui/legal/LegalDocument';

/** The privacy policy. */
export default function PrivacyPage() {
  return <LegalDocument {...privacy} />;
}
