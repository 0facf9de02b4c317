import { storageKeys } from '../../config/storageKeys';
import { preparation, preparationWords } from '../../content/services/autoShipping';
import { ChecklistSection } from '../../features/checklists/ChecklistSection';
import { defineTicks } from '../../device/lists';

const stored = defineTicks(
  storageKeys.preparation,
  preparation.flatMap(({ items }) => items.map(({ id }) => id)),
);
const groups = preparation.map(({ when, items }) => ({
  title: when,
  items: items.map(({ id, text }) => ({ id, label: text })),
}));

/** Checklist for preparing the car, day by day. */
export function Preparation() {
  return (
    <ChecklistSection
      tone="sand"
      id="prepare"
      title={preparationWords.title}
      intro={preparationWords.intro}
      stored={stored}
      groups={groups}
      isFolded
    />
  );
}
