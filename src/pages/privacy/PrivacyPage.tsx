import { privacy, whatYouSend, whoGetsIt } from '../../content/legal/legalPrivacy';
import { LegalDocument } from '../../ui/legal/LegalDocument';
import { LegalTable } from '../../ui/legal/LegalText';

/** The privacy policy. */
export default function PrivacyPage() {
  return (
    <LegalDocument
      {...privacy}
      looks={{
        others: { tone: 'ink', line: { stops: whoGetsIt, isBeside: true } },
        abroad: { half: 'left' },
        time: { half: 'right' },
        rights: { tone: 'sand' },
        children: { half: 'left' },
        changes: { half: 'right' },
      }}
      extras={{ forms: <LegalTable {...whatYouSend} /> }}
    />
  );
}
