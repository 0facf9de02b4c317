import { useDeferredValue } from 'react';
import styled from 'styled-components';
import { paths } from '../../config/paths';
import { company } from '../../content/company';
import { PortBoard } from '../../features/ports/PortBoard';
import { usePortStates } from '../../features/ports/usePortStates';
import { LazySeaMap } from '../../features/sea-map/LazySeaMap';
import { ButtonLink } from '../../ui/buttons/Button';
import { NextStep } from '../../ui/NextStep';
import { PageHero } from '../../ui/PageHero';
import { Container, Stack } from '../../ui/theme/layout';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { Band } from '../../ui/Section';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { SharePorts } from './SharePorts';
import { StateWords } from './StateWords';

/** Is my port moving? One board for both shores. */
export default function PortStatusPage() {
  // Many rows and a chart: they are rendered in slices, and what the visitor does in between goes first.
  const states = useDeferredValue(usePortStates());
  return (
    <>
      <PageHero
        tone="sea"
        title="Is my port moving?"
        lead="The latest report from each US and Nigerian port we use. Check before you send a truck."
      />
      <DeferredContent>
        <Board aria-labelledby="ports">
          <Container>
            <Stack $gap={6}>
              <VisuallyHidden as="h2" id="ports">
                Ports today
              </VisuallyHidden>
              <noscript>
                Live status needs JavaScript. Without it, call {company.phones[0].label} (USA) or{' '}
                {company.phones[1].label} (Nigeria) and ask for your port.
              </noscript>
              <PortBoard
                states={states}
                map={(shown) => (
                  <LazySeaMap title="Ports and sea lanes" ports={shown} list="elsewhere">
                    <p>Loading the map…</p>
                  </LazySeaMap>
                )}
              />
              <SharePorts />
            </Stack>
          </Container>
        </Board>
        <StateWords />
        <NextStep
          title="Is your port closed or congested?"
          actions={<ButtonLink to={`${paths.contact}?subject=shipment`}>Ask us what to do</ButtonLink>}
        >
          <p>Your car can often wait in a yard or go through another port. Ask before you load the truck.</p>
        </NextStep>
      </DeferredContent>
    </>
  );
}

/** The ports come with the scripts: their place is kept, so that what is below does not jump. */
const Board = styled(Band)`
  padding-top: clamp(1.5rem, 1.2rem + 1.4vw, 2.5rem);
  @media (scripting: enabled) {
    min-height: 110vh;
  }
`;
