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
      intro="Choose who you are, how it ships and which title it has. Checkmarks are saved on this device only."
    >
      <LazyPart load={load} room={[60, 60]}>
        <p>
          The list needs JavaScript to fit your case. Everyone needs the original title, the bill of sale or
          auction invoice, an ID, a power of attorney and the ITN. Then come the dock receipt and the bill of
          lading. In Nigeria, you need the assessment, the payment receipt and the release.
        </p>
        <ArrowLink to={paths.contact}>Ask us for the list in writing</ArrowLink>
      </LazyPart>
    </Section>
  );
}
