import styled from 'styled-components';
import { carrierKindsWords as words } from '../../content/pages/carriers';
import { carrierKinds, carriersLinks } from '../../content/ports/carrierKinds';
import { ArrowLink } from '../../ui/links';
import { Fold, PhoneFold } from '../../ui/PhoneFold';
import { Section } from '../../ui/Section';
import { Columns, Stack } from '../../ui/theme/layout';
import { Stencil, SubTitle } from '../../ui/theme/text';
import { below, from, space } from '../../ui/theme/tokens';
import { CarrierDrawing } from './CarrierDrawing';

const facts = ['accepts', 'refuses', 'ask'] as const;

/** Carriers by kind of service, each below a drawing. Without sailing schedules, which the carriers publish and change. */
export function CarrierKinds() {
  return (
    <Section title={words.title} intro={words.intro}>
      <Stack $gap={6}>
        <Kinds $min="16rem" $gap={[8, 8]}>
          {carrierKinds.map(({ id, name, how, ...kind }) => (
            <Stack as="section" key={id} $gap={3} aria-labelledby={`carrier-${id}`}>
              <CarrierDrawing kind={id} />
              <SubTitle id={`carrier-${id}`}>{name}</SubTitle>
              <p>{how}</p>
              <PhoneFold summary={words.facts} />
              <dl>
                {facts.map((fact) => (
                  <div key={fact}>
                    <Stencil as="dt">{words[fact]}</Stencil>
                    <dd>{kind[fact]}</dd>
                  </div>
                ))}
              </dl>
            </Stack>
          ))}
        </Kinds>
        <ArrowLink to={carriersLinks.method}>{words.whichOne}</ArrowLink>
      </Stack>
    </Section>
  );
}

const Kinds = styled(Columns)`
  line-height: 1.45;
  ${below.sm} {
    > section {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      column-gap: ${space(4)};
    }
    svg {
      grid-row: 1 / span 2;
    }
    ${Fold},
    dl {
      grid-column: 1 / -1;
    }
    ${Fold}:not([open]) + dl {
      display: none;
    }
  }
  /* Names and terms level with those of the same row, where the browser can do that. */
  ${from.sm} {
    @supports (grid-template-rows: subgrid) {
      > section {
        grid-row: span 6;
        grid-template-rows: subgrid;
      }
      dl {
        grid-row: span 3;
        grid-template-rows: subgrid;
      }
    }
  }
  dl {
    display: grid;
    gap: ${space(3)};
  }
  dt {
    color: var(--ink-soft);
  }
`;
