import { agreement, terms } from '../../content/legal/legalTerms';
import { LegalDocument } from '../../ui/legal/LegalDocument';

/** The website's terms. They aren't the shipping contract. */
export default function TermsPage() {
  return (
    <LegalDocument
      {...terms}
      looks={{
        requests: { tone: 'ink', line: { stops: agreement } },
        lists: { half: 'left' },
        referrals: { half: 'right' },
        'fair-use': { tone: 'sand' },
        changes: { half: 'left' },
        questions: { half: 'right' },
      }}
    />
  );
}
