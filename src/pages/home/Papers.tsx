import { paths } from '../../config/paths';
import { homePapers } from '../../content/pages/home';
import { Facts } from '../../ui/Facts';
import { ArrowLink } from '../../ui/links';
import { Section } from '../../ui/Section';

/** The papers that every shipment needs; which others depends on the case. */
export function Papers() {
  return (
    <Section
      title="Papers you will need"
      intro="These five in every case. The checklist asks four questions and tells you the rest."
      heading="beside"
    >
      <Facts items={homePapers} />
      <ArrowLink to={`${paths.international}#documents`}>Make my own checklist</ArrowLink>
    </Section>
  );
}
