import { terms } from '../../content/legal/legalTerms';
import { LegalDocument } from '../../ui/legal/LegalDocument';

/** The website's terms. They aren't the shipping contract. */
export default function TermsPage() {
  return <LegalDocument {...terms} />;
}
