import { storageKeys } from '../../config/storageKeys';
import { carriersLinks } from '../../content/ports/terminals';
import { gateChecklist } from '../../content/tools/gate';
import { ChecklistSection } from '../../features/checklists/ChecklistSection';
import { storedTicks } from '../../storage/ticks';
import { ArrowLink } from '../../ui/links';

const stored = storedTicks(
  storageKeys.gateChecklist,
  gateChecklist.flatMap(({ items }) => items.map(({ id }) => id)),
);
const groups = gateChecklist.map(({ title, items }) => ({
  title,
  items: items.map(({ id, label, why }) => ({ id, label: <strong>{label}</strong>, details: [why] })),
}));

/** What to have before driving up. */
export function GateChecklist() {
  return (
    <ChecklistSection id="gate" title="Gate-in checklist" heading="beside" stored={stored} groups={groups}>
      <ArrowLink to={carriersLinks.documents}>Every document, from title to gate-out</ArrowLink>
    </ChecklistSection>
  );
}
