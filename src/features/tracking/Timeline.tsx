import type { QuoteStatus } from '../../api/schemas/quote';
import { certainties, milestoneWords } from '../../content/pages/milestones';
import { limitText } from '../../content/tools/limitText';
import { Stack } from '../../ui/theme/layout';
import { SectionTitle, Small } from '../../ui/theme/text';
import { useNow } from '../../ui/hooks/useNow';
import { ScreenOnly } from '../../ui/theme/Only';
import { MilestoneRow } from './MilestoneRow';
import { zoneOfEvent } from './model/eventZone';
import { isOverdue, timelineOf } from './model/timeline';

interface TimelineProps {
  readonly found: QuoteStatus;
}

/** All milestones with explanations, marked as actual, estimated or planned. */
export function Timeline({ found }: TimelineProps) {
  const now = useNow();
  const entries = timelineOf(found);
  const next = entries.find(({ certainty }) => certainty !== 'actual');
  return (
    <Stack $gap={5}>
      <SectionTitle>{milestoneWords.title}</SectionTitle>
      {entries.length === 0 ? (
        <p>{milestoneWords.none}</p>
      ) : (
        <>
          <ScreenOnly as={Small}>
            {milestoneWords.zones(
              Object.values(certainties)
                .map(
                  ({ label, meaning }) => `${label}: ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}`,
                )
                .join(' '),
            )}
          </ScreenOnly>
          {found.shipment?.hasMoreMilestones && <p>{limitText(entries.length, 'milestones')}</p>}
          <ol>
            {entries.map((entry) => {
              const zone = zoneOfEvent(found.shipment, entry);
              return (
                <MilestoneRow
                  key={entry.key}
                  entry={entry}
                  zone={zone}
                  isNext={entry === next}
                  overdue={now !== null && isOverdue(entry, now, zone)}
                />
              );
            })}
          </ol>
        </>
      )}
    </Stack>
  );
}
