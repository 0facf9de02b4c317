import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled, { createGlobalStyle } from 'styled-components';
import { isolate } from '../../lib/text/text';
import { company } from '../../content/company';
import { shipmentWords } from '../../content/pages/shipment';
import { lookupWords } from '../../content/pages/trackLookup';
import { shareWords } from '../../content/pages/tracking';
import { Skeleton } from '../../ui/late/Skeleton';
import { ArrowLink } from '../../ui/links';
import { announce } from '../../ui/announce';
import { Container, Split, Stack } from '../../ui/theme/layout';
import { Band } from '../../ui/Section';
import { onPaper, space } from '../../ui/theme/tokens';
import { PaperOnly } from '../../ui/theme/Only';
import { ShareTracking } from './ShareTracking';
import { ShipmentFacts } from './ShipmentFacts';
import { StatusHead } from './StatusHead';
import { refreshRequested, selectLookupState } from './model/lookupSlice';
import { readMilestones } from './model/milestoneReading';
import { statusWords } from './model/statusWords';
import { sharedLink } from './model/trackLink';
import { Timeline } from './Timeline';
import { TrackFailure } from './TrackFailure';
import type { WithTracking } from './trackingState';
import { useLookup } from './useLookup';
import { useShipmentCar } from './useShipmentCar';

export interface TrackResultProps {
  /** What was there when the page opened, which is neither announced nor scrolled to. */
  readonly earlier: Pick<ReturnType<typeof useLookup>, 'found' | 'error'>;
  /** The position on the journey and the map, which are other features'. Shown with a shipment. */
  readonly children: ReactNode;
}

/** The lookup's result: loading, found or failed. */
export function TrackResult({ earlier, children }: TrackResultProps) {
  const dispatch = useDispatch();
  const { query, found, error, isBusy, isJourneyAlone } = useLookup();
  const form = useSelector((state: WithTracking) => selectLookupState(state).form);

  useEffect(() => {
    if (!found || found === earlier.found) return;
    const { label } = statusWords(readMilestones(found).status);
    announce(`${found.reference}: ${isolate(label)}`);
  }, [earlier.found, found]);

  const heading = useRef<HTMLHeadingElement>(null);
  /** The reference whose result the visitor has been brought to. */
  const read = useRef(earlier.found && query?.reference);
  // The form folds once its result is there. A newer result of the same lookup moves nothing.
  useEffect(() => {
    if (form === 'edited') read.current = undefined;
    if (form !== 'collapsed') return undefined;
    if (read.current !== query?.reference) {
      heading.current?.scrollIntoView({ block: 'start' });
      heading.current?.focus({ preventScroll: true });
    }
    return () => {
      read.current = undefined;
    };
  }, [form, query?.reference]);

  // While a result is refreshed again, the last failure stays.
  const [last, setLast] = useState({ reference: query?.reference, error });
  if (!isBusy && (last.reference !== query?.reference || last.error !== error))
    setLast({ reference: query?.reference, error });
  const shown = isBusy && found && last.reference === query?.reference ? last.error : error;

  const car = useShipmentCar(query?.reference ?? '');
  if (!query) return null;
  const { reference } = query;
  const failure = shown && (
    <TrackFailure
      reference={reference}
      error={shown}
      isBusy={isBusy}
      onRetry={() => dispatch(refreshRequested())}
      // The last result stays while a newer lookup failed, and is marked as outdated.
      hasOlderResult={found !== undefined}
      isNew={!found && shown !== earlier.error}
    />
  );
  if (!found) {
    return (
      <Band>
        <Container>{failure ?? <Skeleton label={lookupWords.lookingUp(reference)} lines={5} />}</Container>
      </Band>
    );
  }
  return (
    <>
      <OneSheet />
      <Band $tone="sand" aria-labelledby="tracked">
        <Container>
          <Stack $gap={6}>
            <StatusHead found={found} heading={heading} />
            {failure}
          </Stack>
        </Container>
      </Band>
      {found.shipment && children}
      {isJourneyAlone ? (
        <Band>
          <Container>
            <ArrowLink to={sharedLink('details', found.reference, car)}>{shareWords.everything}</ArrowLink>
          </Container>
        </Band>
      ) : (
        <Band aria-label={shipmentWords.details}>
          <Container>
            <Columns $ratio={[7, 5]} $gap={12}>
              <Timeline found={found} />
              <Stack $gap={10}>
                <ShipmentFacts found={found} />
                <ShareTracking found={found} />
              </Stack>
            </Columns>
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
    main { zoom: 0.82; }
  }
`;

/** The timeline, with the shipment's details and the buttons to share it beside it. */
const Columns = styled(Split)`
  overflow-wrap: anywhere;
  ${onPaper} {
    h2 {
      font-size: 14pt;
    }
    > :last-child {
      margin-top: ${space(4)};
      font-size: 8.5pt;
      line-height: 1.3;
    }
    > :last-child dl {
      columns: 2;
      column-gap: ${space(8)};
      border: 0;
    }
    > :last-child dl > div {
      padding-block: ${space(1)};
      break-inside: avoid;
    }
  }
`;

const Contact = styled(PaperOnly)`
  margin-top: ${space(4)};
  font-weight: 700;
`;
