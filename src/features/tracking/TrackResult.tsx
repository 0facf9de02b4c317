import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import type { QuoteStatus } from '../../api/schemas/quote';
import { isolate } from '../../lib/text/text';
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
import { readMilestones } from './model/milestoneReading';
import { statusWords } from './model/statusWords';
import { trackLink } from './model/trackLink';
import { Timeline } from './Timeline';
import { TrackFailure } from './TrackFailure';
import { TrackingColumns } from './TrackingColumns';
import type { Tracking } from './useTracking';

interface TrackResultProps {
  readonly tracking: Tracking;
  /** Renders the position on the sea-lane map. Passed in by the page, because features don't import each other. */
  readonly map?: (status: QuoteStatus) => ReactNode;
}

/** The lookup's result: loading, found or failed. */
export function TrackResult({ tracking, map }: TrackResultProps) {
  const { lookup, query, found, form } = tracking;
  const { error, isFetching, fulfilledTimeStamp } = query;

  useEffect(() => {
    if (!found) return;
    const { label } = statusWords(readMilestones(found).status);
    announce(`${found.reference}: ${isolate(label)}`);
  }, [found]);

  const heading = useRef<HTMLHeadingElement>(null);
  const { isCollapsed, isEdited, collapse } = form;
  const isAnswered = found !== undefined && !isFetching && !error;
  useEffect(() => {
    if (isAnswered && !isCollapsed && !isEdited) collapse();
  }, [isAnswered, isCollapsed, isEdited, collapse]);
  useEffect(() => {
    if (!isCollapsed) return undefined;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
    // After a reload, the result loads later or asks for the e-mail again: the scroll position would show the footer.
    const startAtTop = () => {
      globalThis.history.scrollRestoration = 'manual';
    };
    globalThis.addEventListener('pagehide', startAtTop);
    return () => {
      globalThis.removeEventListener('pagehide', startAtTop);
    };
  }, [isCollapsed]);

  if (!lookup) return null;
  if (!found) {
    return (
      <Band>
        <Container>
          {isApiError(error) && !isFetching ? (
            <TrackFailure reference={lookup.reference} error={error} onRetry={() => void query.refetch()} />
          ) : (
            <LookingUp reference={lookup.reference} />
          )}
        </Container>
      </Band>
    );
  }
  return (
    <>
      <OneSheet />
      <Band $tone="sand" aria-labelledby="tracked">
        <Container>
          <Stack $gap={6}>
            <StatusHead
              status={found}
              heading={heading}
              fetchedAt={fulfilledTimeStamp ?? 0}
              isBusy={isFetching}
              done={tracking.done}
              onRefresh={() => void query.refetch()}
            />
            {/* The last result stays while a newer lookup failed, and is marked as outdated. */}
            {isApiError(error) && !isFetching && (
              <TrackFailure
                reference={lookup.reference}
                error={error}
                onRetry={() => void query.refetch()}
                hasOlderResult
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
              main={<Timeline found={found} />}
              aside={
                <>
                  <ShipmentFacts found={found} />
                  <ShareTracking status={found} done={tracking.done} />
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

/** Fits the result on one printed page. */
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
