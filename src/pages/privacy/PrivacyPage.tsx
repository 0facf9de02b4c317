import { privacy, whatYouSend } from '../../content/legal/legalPrivacy';
import { LegalDocument } from '../../ui/legal/LegalDocument';
import { LegalTable } from '../../ui/legal/LegalText';

/** The privacy policy. */
export default function PrivacyPage() {
  return <LegalDocument {...privacy} extras={{ forms: <LegalTable {...whatYouSend} /> }} />;
}
