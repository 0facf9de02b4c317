import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import type { QuoteStatus } from '../../api/schemas/quote';
import { isApiError } from '../../api/toApiError';
import { company } from '../../content/company';
import { shipmentWords } from '../../content/pages/shipment';
import { shareWords } from '../../content/pages/tracking';
import { ArrowLink } from '../../ui/links';
import { announce } from '../../ui/announce';
import { Container, Stack } from '../../ui/theme/layout';
import { Band } from '../../ui/Section';
import { onPaper, space } from '../../ui/theme/tokens';
import { LookingUp } from './LookingUp';
import { ShareTracking } from './ShareTracking';
import { ShipmentFacts } from './ShipmentFacts';
import { StatusHead } from './StatusHead';
import { statusWords } from './model/statusWords';
import { trackLink } from './model/trackLink';
import { Timeline } from './Timeline';
import { TrackFailure } from './TrackFailure';
import { TrackingColumns } from './TrackingColumns';
import type { Tracking } from './useTracking';

interface TrackResultProps {
  readonly tracking: Tracking;
  /** The position on the sea-lane map: the page composes it, as a feature knows no other. */
  readonly map?: (status: QuoteStatus) => ReactNode;
}

/** What a lookup brought: on its way, found, or why not. */
export function TrackResult({ tracking, map }: TrackResultProps) {
  const { asked, query, found, form } = tracking;
  const { error, isFetching, fulfilledTimeStamp } = query;

  useEffect(() => {
    if (found) announce(`${found.reference}: ${statusWords(found.status).label}`);
  }, [found]);

  const heading = useRef<HTMLHeadingElement>(null);
  const { isFolded, isEdited, fold } = form;
  const isAnswered = found !== undefined && !isFetching && !error;
  useEffect(() => {
    if (isAnswered && !isFolded && !isEdited) fold();
  }, [isAnswered, isFolded, isEdited, fold]);
  useEffect(() => {
    if (!isFolded) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [isFolded]);

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
      <OneSheet />
      <Band $tone="sand" aria-labelledby="tracked">
        <Container>
          <Stack $gap={6}>
            <StatusHead
              status={found}
              heading={heading}
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
      {tracking.isJourneyAlone ? (
        <Band>
          <Container>
            <ArrowLink to={trackLink(found.reference)}>{shareWords.everything}</ArrowLink>
          </Container>
        </Band>
      ) : (
        <Band aria-label={shipmentWords.details}>
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
            <Contact>
              {company.phones.map(({ place, label }) => `${place}: ${label}`).join(' · ')} ·{' '}
              {company.website.label}
            </Contact>
          </Container>
        </Band>
      )}
    </>
  );
}

/** The whole answer goes on one sheet: the footer's addresses would begin another. */
const OneSheet = createGlobalStyle`
  ${onPaper} {
    footer { display: none; }
    main { zoom: 0.88; }
  }
`;

const Contact = styled.p`
  display: none;
  ${onPaper} {
    display: block;
    margin-top: ${space(4)};
    font-weight: 700;
  }
`;
