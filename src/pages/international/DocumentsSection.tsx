import { paths } from '../../config/paths';
import { documentsSection } from '../../content/services/international';
import { LazyPart } from '../../ui/late/LazyPart';
import { ArrowLink } from '../../ui/links';
import { Section } from '../../ui/Section';

const load = () => import('../../features/documents-checklist/DocumentsChecklist');

/** The document checklist for the visitor's situation. */
export function DocumentsSection() {
  return (
    <Section id="documents" title={documentsSection.title} intro={documentsSection.intro}>
      <LazyPart load={load} room={[60, 60]}>
        <p>{documentsSection.byHand}</p>
        <ArrowLink to={paths.contact}>{documentsSection.ask}</ArrowLink>
      </LazyPart>
    </Section>
  );
}
