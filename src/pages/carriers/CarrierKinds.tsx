import { Fragment } from 'react';
import styled from 'styled-components';
import { carrierKindsWords as words } from '../../content/pages/carriers';
import { carrierKinds, carriersLinks } from '../../content/ports/carrierKinds';
import { ArrowLink } from '../../ui/links';
import { Fold, PhoneFold } from '../../ui/PhoneFold';
import { Section } from '../../ui/Section';
import { Stencil, SubTitle } from '../../ui/theme/text';
import { acrossWindow, below, from, oneColumn, printedFill, space } from '../../ui/theme/tokens';
import { CarrierDrawing } from './CarrierDrawing';

const facts = ['accepts', 'refuses', 'ask'] as const;

/**
 * Carriers by kind of service, each on the sea above its facts. Without sailing schedules, which the carriers publish and
 * change.
 */
export function CarrierKinds() {
  return (
    <Section title={words.title} intro={words.intro} clips>
      <Kinds>
        {carrierKinds.map(({ id, name, how, ...kind }) => (
          <section key={id} aria-labelledby={`carrier-${id}`}>
            <Sea>
              <CarrierDrawing kind={id} />
            </Sea>
            <SubTitle id={`carrier-${id}`}>{name}</SubTitle>
            <p>{how}</p>
            <PhoneFold summary={words.facts} />
            <dl>
              {facts.map((fact) => (
                <Fragment key={fact}>
                  <Stencil as="dt">{words[fact]}</Stencil>
                  <dd>{kind[fact]}</dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
        <ArrowLink to={carriersLinks.method}>{words.whichOne}</ArrowLink>
      </Kinds>
    </Section>
  );
}

/** The sea, from side to side of the window. */
const Sea = styled.div`
  position: relative;
  margin-inline-end: calc(-1 * var(--between));
  &::after {
    ${acrossWindow}
    z-index: 1;
    height: 12%;
    background: rgb(31 111 128 / 78%);
    ${printedFill}
  }
`;

/** Without space between the drawings, two of which are one vessel. */
const Kinds = styled.div`
  --between: 0rem;
  isolation: isolate;
  display: grid;
  line-height: 1.45;
  > section {
    ${oneColumn}
    align-content: start;
    padding: 0 var(--between) ${space(8)} 0;
    break-inside: avoid;
  }
  ${below.sm} {
    /* All but the crane leave the top of their drawings free. */
    > :not(:nth-child(4)) > ${Sea} {
      margin-top: -12%;
      pointer-events: none;
    }
    ${Fold} {
      margin-top: ${space(3)};
    }
    ${Fold}:not([open]) + dl {
      display: none;
    }
  }
  ${from.sm} {
    --between: ${space(6)};
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* Names and terms level with those of the same row, where the browser can do that. */
    @supports (grid-template-rows: subgrid) {
      > section {
        grid-row: span 9;
        grid-template-rows: subgrid;
      }
      dl {
        grid-row: span 6;
        grid-template-rows: subgrid;
      }
    }
  }
  @media (min-width: 40em) and (max-width: 59.99em) {
    > :nth-child(even) > ${Sea}::after {
      content: none;
    }
  }
  ${from.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    > :not(:first-child) > ${Sea}::after {
      content: none;
    }
  }
  > a {
    grid-column: 1 / -1;
    justify-self: start;
  }
  h3 {
    padding: ${space(4)} 0 ${space(2)};
  }
  dl {
    display: grid;
  }
  dt {
    padding-top: ${space(3)};
    color: var(--ink-soft);
  }
`;
