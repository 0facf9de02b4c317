import { privacy } from '../../content/legalPrivacy';
import { LegalDocument } from '../../ui/LegalDocument';

/** What is asked, why, and who sees it. */
export default function PrivacyPage() {
  return <LegalDocument {...privacy} />;
}
