import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { QuoteStatus } from '../../api/schemas';
import { isApiError } from '../../api/toApiError';
import { announce } from '../../ui/announce';
import { Container, Stack } from '../../ui/theme/layout';
import { Band } from '../../ui/Section';
import { LookingUp } from './LookingUp';
import { ShareTracking } from './ShareTracking';
import { ShipmentFacts } from './ShipmentFacts';
import { StatusHead } from './StatusHead';
import { statusWords } from './model/statusWords';
import { Timeline } from './Timeline';
import { TrackFailure } from './TrackFailure';
import { TrackingColumns } from './TrackingColumns';
import type { Tracking } from './useTracking';

interface TrackResultProps {
  readonly tracking: Tracking;
  /** The position on the sea-lane map: the page composes it, as a feature knows no other. */
  readonly map?: (status: QuoteStatus) => ReactNode;
}

/** What a look-up brought: on its way, found, or why not. */
export function TrackResult({ tracking, map }: TrackResultProps) {
  const { asked, query, found } = tracking;
  const { error, isFetching, fulfilledTimeStamp } = query;

  useEffect(() => {
    if (found) announce(`${found.reference}: ${statusWords(found.status).label}`);
  }, [found]);

  if (!asked) return null;
  if (!found) {
    return (
      <Band>
        <Container>
          {isApiError(error) && !isFetching ? (
            <TrackFailure reference={asked.reference} error={error} onRetry={() => void query.refetch()} />
          ) : (
            <LookingUp reference={asked.reference} />
          )}
        </Container>
      </Band>
    );
  }
  const milestones = found.shipment?.milestones ?? [];
  return (
    <>
      <Band $tone="sand" aria-labelledby="tracked">
        <Container>
          <Stack $gap={6}>
            <StatusHead
              status={found}
              lookedAt={fulfilledTimeStamp ?? 0}
              busy={isFetching}
              onRefresh={() => void query.refetch()}
            />
            {/* An older answer stands while a newer one failed: it says so. */}
            {isApiError(error) && !isFetching && (
              <TrackFailure
                reference={asked.reference}
                error={error}
                onRetry={() => void query.refetch()}
                older
              />
            )}
          </Stack>
        </Container>
      </Band>
      {found.shipment && map?.(found)}
      <Band aria-label="Details of the shipment">
        <Container>
          <TrackingColumns
            main={<Timeline milestones={milestones} hasMore={found.shipment?.hasMoreMilestones ?? false} />}
            aside={
              <>
                {found.shipment && <ShipmentFacts shipment={found.shipment} />}
                <ShareTracking status={found} />
              </>
            }
          />
        </Container>
      </Band>
    </>
  );
}
