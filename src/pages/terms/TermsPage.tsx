import { terms } from '../../content/legalTerms';
import { LegalDocument } from '../../ui/LegalDocument';

/** The website's terms, which are not the shipping contract. */
export default function TermsPage() {
  return <LegalDocument {...terms} />;
}
