import styled from 'styled-components';
import { storageKeys } from '../../config/storageKeys';
import { gateList } from '../../content/pages/carriers';
import { carriersLinks } from '../../content/ports/carrierKinds';
import { gateChecklist } from '../../content/tools/gate';
import { ChecklistSection } from '../../features/checklists/ChecklistSection';
import { defineTicks } from '../../device/lists';
import { ArrowLink } from '../../ui/links';

const stored = defineTicks(
  storageKeys.gateChecklist,
  gateChecklist.flatMap(({ items }) => items.map(({ id }) => id)),
);
const groups = gateChecklist.map(({ title, items }) => ({
  title,
  items: items.map(({ id, label, why }) => ({ id, label: <strong>{label}</strong>, details: [why] })),
}));

/** Checklist for the terminal gate. */
export function GateChecklist() {
  return (
    <ChecklistSection id="gate" title={gateList.title} stored={stored} groups={groups} help={gateList.help}>
      <OwnRow>
        <ArrowLink to={carriersLinks.documents}>{gateList.everyDocument}</ArrowLink>
      </OwnRow>
    </ChecklistSection>
  );
}

/** Below the buttons, so that the count ends their row. */
const OwnRow = styled.div`
  flex-basis: 100%;
`;
