import { useDeferredValue } from 'react';
import styled from 'styled-components';
import { paths } from '../../config/paths';
import { company } from '../../content/company';
import { portStatusPage } from '../../content/ports/portStatusPage';
import { PortBoard } from '../../features/ports/PortBoard';
import { PortCounts } from '../../features/ports/PortCounts';
import { PortFreshness } from '../../features/ports/PortFreshness';
import { usePortStates } from '../../features/ports/usePortStates';
import { LazySeaMap } from '../../features/sea-map/LazySeaMap';
import { ButtonLink } from '../../ui/buttons/Button';
import { NextStep } from '../../ui/NextStep';
import { Container, Stack } from '../../ui/theme/layout';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { LoadingText } from '../../ui/late/LoadingText';
import { Band } from '../../ui/Section';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { WithoutScripts } from '../../ui/theme/Only';
import { ShareButton } from '../../ui/buttons/CopyButton';
import { Lead, PageTitle } from '../../ui/theme/text';
import { acrossColumns, below, from, space } from '../../ui/theme/tokens';
import { StateWords } from './StateWords';

/** Port statuses in the USA and Nigeria, as a list and on a map. */
export default function PortStatusPage() {
  // Rendering many rows and a map takes long, so input may interrupt it.
  const states = useDeferredValue(usePortStates());
  return (
    <>
      <Opening as="header" $tone="sea">
        <Words as={Container}>
          <PageTitle>{portStatusPage.title}</PageTitle>
          <Lead>{portStatusPage.lead}</Lead>
          <PortFreshness states={states} />
          <div>
            <PortCounts ports={states.ports} />
          </div>
        </Words>
      </Opening>
      <DeferredContent>
        <Board aria-labelledby="ports">
          <Container>
            <Stack $gap={6}>
              <VisuallyHidden as="h2" id="ports">
                {portStatusPage.board}
              </VisuallyHidden>
              <WithoutScripts>
                {portStatusPage.withoutScripts(company.phones[0].label, company.phones[1].label)}
              </WithoutScripts>
              <PortBoard
                states={states}
                map={(shown) => (
                  <LazySeaMap title={portStatusPage.map} ports={shown} isBeside>
                    <LoadingText>{portStatusPage.mapLoading}</LoadingText>
                  </LazySeaMap>
                )}
                action={<ShareButton title={portStatusPage.shared} text={() => window.location.href} />}
              >
                <StateWords />
              </PortBoard>
            </Stack>
          </Container>
        </Board>
        <NextStep
          plate="sand"
          title={portStatusPage.nextTitle}
          actions={<ButtonLink to={`${paths.contact}?subject=shipment`}>{portStatusPage.ask}</ButtonLink>}
        >
          <p>{portStatusPage.next}</p>
        </NextStep>
      </DeferredContent>
    </>
  );
}

const Opening = styled(Band)`
  padding-block: clamp(2rem, 1.2rem + 1.4vw, 2.5rem);
  ${below.sm} {
    padding-bottom: ${space(2)};
  }
`;

/**
 * The counts are last, because they reserve more room than they mostly take. From 768 px up, the age is beside the title, and
 * from 1200 px up, the counts are beside the lead.
 */
const Words = styled.div`
  display: grid;
  row-gap: ${space(3)};
  > p {
    padding-bottom: ${space(2)};
  }
  ${from.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${space(6)};
    > p,
    > :last-child {
      grid-column: 1 / -1;
    }
    > p {
      grid-row: 2;
      ${acrossColumns}
    }
  }
  ${from.lg} {
    gap: ${space(2)} ${space(8)};
    align-items: center;
    > p {
      grid-column: 1;
      padding: 0;
    }
    > :last-child {
      grid-column: 2;
    }
    > div {
      justify-content: flex-end;
      justify-self: end;
    }
  }
`;

const Board = styled(Band)`
  padding-top: clamp(1.5rem, 1.2rem + 1.4vw, 2.5rem);
`;
