import { paths } from '../../config/paths';
import { LazyPart } from '../../ui/late/LazyPart';
import { ArrowLink } from '../../ui/links';
import { Section } from '../../ui/Section';

const load = () => import('../../features/documents-checklist/DocumentsChecklist');

/** The list of papers for the visitor's own case. */
export function DocumentsSection() {
  return (
    <Section
      id="documents"
      title="Your document list"
      intro="Say who you are, how it ships and which title it has. Ticks stay on this device; nothing is sent to us."
    >
      <LazyPart load={load} room={[60, 60]}>
        <p>
          The list needs JavaScript to fit itself to your case. Every case needs: the original title, the bill
          of sale or auction invoice, an identity paper, a power of attorney, the ITN, a dock receipt, a bill
          of lading, and in Nigeria the assessment, the payment receipt and the release.
        </p>
        <ArrowLink to={paths.contact}>Ask us for the list in writing</ArrowLink>
      </LazyPart>
    </Section>
  );
}
