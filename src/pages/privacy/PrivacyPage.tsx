import { privacy } from '../../content/legal/legalPrivacy';
import { LegalDocument } from '../../ui/legal/LegalDocument';

/** What is asked, why, and who sees it. */
export default function PrivacyPage() {
  return <LegalDocument {...privacy} />;
}
