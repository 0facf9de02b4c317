import { Fragment } from 'react';
import styled from 'styled-components';
import { carrierKindsWords as words } from '../../content/pages/carriers';
import { carrierKinds, carriersLinks } from '../../content/ports/carrierKinds';
import { stripPicture } from '../../content/pictures/strips';
import { ArrowLink } from '../../ui/links';
import { Fold, PhoneFold } from '../../ui/PhoneFold';
import { Picture } from '../../ui/Picture';
import { Section } from '../../ui/Section';
import { Stencil, SubTitle } from '../../ui/theme/text';
import { below, from, onPhones, oneColumn, space } from '../../ui/theme/tokens';

const facts = ['accepts', 'refuses', 'ask'] as const;

/**
 * Carriers by kind of service, each with its picture above its facts. Without sailing schedules, which the carriers publish
 * and change.
 */
export function CarrierKinds() {
  return (
    <Section title={words.title} intro={words.intro} tone="sea">
      <Kinds>
        {carrierKinds.map(({ id, name, how, ...kind }) => (
          <section key={id} aria-labelledby={`carrier-${id}`}>
            <Sea
              picture={stripPicture('vessel', id)}
              sizes="(min-width: 60em) 22vw, (min-width: 40em) 48vw, 44vw"
              decorative
            />
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

/** On phones, beside the name, from the window's edge; with large text, above it, to both edges. */
const Sea = styled(Picture)`
  margin-inline-end: calc(-1 * var(--between));
  ${below.sm} {
    margin-inline: calc(-1 * var(--gutter));
  }
  ${onPhones} {
    grid-row: span 2;
    margin-inline-end: 0;
  }
`;

/** Without space between the pictures of a row, which show one sea. */
const Kinds = styled.div`
  --between: 0rem;
  display: grid;
  line-height: 1.45;
  > section {
    ${oneColumn}
    align-content: start;
    padding: 0 var(--between) ${space(8)} 0;
    break-inside: avoid;
  }
  ${onPhones} {
    > section {
      grid-template: auto 1fr / 40vw minmax(0, 1fr);
      column-gap: ${space(4)};
    }
    > section > h3 {
      padding-top: 0;
      font-size: var(--t-lg);
    }
    ${Fold}, dl {
      grid-column: 1 / -1;
    }
  }
  ${below.sm} {
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
  ${from.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
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
