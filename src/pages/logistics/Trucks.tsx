import { Fragment, useId } from 'react';
import styled from 'styled-components';
import { logisticsPage, truckColumns, trucks } from '../../content/services/logistics';
import { Band } from '../../ui/Section';
import { Container } from '../../ui/theme/layout';
import { Lead, SectionTitle, Stencil, SubTitle } from '../../ui/theme/text';
import { acrossWindow, below, from, printedFill, space, visuallyHidden } from '../../ui/theme/tokens';
import { TruckDrawing } from './TruckDrawing';

const facts = ['what', 'bestFor', 'watchOut'] as const;

/** All trucks at one scale, each with its facts below the road. Beyond phones, two share a road, the first one with the title. */
export function Trucks() {
  const id = useId();
  return (
    <Band $clips aria-labelledby={id}>
      <Roads>
        <Road>
          <SectionTitle id={id}>{logisticsPage.truckTitle}</SectionTitle>
          <Lead>{logisticsPage.truckIntro}</Lead>
          <OnRoad items={trucks.slice(0, 1)} />
        </Road>
        <Road>
          <OnRoad items={trucks.slice(1, 3)} />
        </Road>
        <Road>
          <OnRoad items={trucks.slice(3)} />
        </Road>
      </Roads>
    </Band>
  );
}

function OnRoad({ items }: { readonly items: typeof trucks }) {
  return items.map(({ id, name, ...truck }) => (
    <Fragment key={id}>
      <Ground>
        <TruckDrawing kind={id} />
      </Ground>
      <Facts>
        <SubTitle>{name}</SubTitle>
        <dl>
          {facts.map((fact) => (
            <div key={fact}>
              <Stencil as="dt">{truckColumns[fact]}</Stencil>
              <dd>{truck[fact]}</dd>
            </div>
          ))}
        </dl>
      </Facts>
    </Fragment>
  ));
}

const ROAD = '1.25rem';

const Roads = styled(Container)`
  display: grid;
  ${from.sm} {
    gap: ${space(12)};
  }
`;

/** The road goes from side to side of the window. */
const Ground = styled.div`
  position: relative;
  padding-bottom: ${ROAD};
  ${below.sm} {
    margin-top: ${space(8)};
  }
  &::before {
    ${acrossWindow}
    height: ${ROAD};
    background:
      repeating-linear-gradient(90deg, var(--amber) 0 2rem, transparent 0 4rem) 0 55% / 100% 3px no-repeat,
      var(--ink);
    ${printedFill}
  }
`;

/** Both drawings on the ground, and both texts below it. */
const Road = styled.div`
  break-inside: avoid;
  > p {
    padding-top: ${space(3)};
  }
  ${from.sm} {
    display: grid;
    grid: repeat(2, auto) / auto-flow minmax(0, 1fr);
    column-gap: ${space(6)};
    > h2,
    > ${Ground} {
      align-self: end;
    }
    > h2 {
      padding-bottom: calc(${ROAD} + ${space(4)});
    }
    > p {
      padding-top: ${space(4)};
    }
    ${Ground} ~ ${Ground}::before {
      content: none;
    }
  }
`;

const Facts = styled.div`
  padding-top: ${space(4)};
  line-height: 1.45;
  dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(3)} ${space(4)};
    max-width: 32rem;
    padding-top: ${space(1)};
  }
  div:first-child {
    grid-column: 1 / -1;
  }
  div:first-child dt {
    ${visuallyHidden}
  }
  dt {
    color: var(--ink-soft);
  }
`;
