import styled from 'styled-components';
import { servicesPage, situations } from '../../content/services/services';
import { ButtonLink } from '../../ui/buttons/Button';
import { ArrowLink } from '../../ui/links';
import { OpeningWords } from '../../ui/openings/OpeningWords';
import { pageWide } from '../../lib/picture';
import { Picture } from '../../ui/Picture';
import { Band } from '../../ui/Section';
import { Cluster, Container } from '../../ui/theme/layout';
import { SubTitle } from '../../ui/theme/text';
import { from, headingFont, onHover, onPaper, screenOnly, space } from '../../ui/theme/tokens';

/** The opening: visitors' situations, and the services that the chosen one needs. Radio buttons, so it works without scripts. */
export function Chooser() {
  return (
    <Ground as="header" $tone="sand">
      <Halves>
        <OpeningWords label={servicesPage.label} title={servicesPage.title} lead={servicesPage.lead} />
        <fieldset id="which">
          <SubTitle as="legend">{servicesPage.chooseTitle}</SubTitle>
          {situations.map(({ id, said, picture, answer, links: [main, ...others] }, index) => (
            <Situation key={id}>
              <input type="radio" name="situation" id={`situation-${id}`} defaultChecked={index === 0} />
              <label htmlFor={`situation-${id}`}>{said}</label>
              <Answer>
                <Picture picture={picture} sizes={pageWide('50vw')} priority={index === 0} decorative />
                <p>{answer}</p>
                <Cluster $gap={[2, 5]}>
                  {main && <ButtonLink to={main.to}>{main.label}</ButtonLink>}
                  {others.map(({ label, to }) => (
                    <ArrowLink key={to} to={to}>
                      {label}
                    </ArrowLink>
                  ))}
                </Cluster>
              </Answer>
            </Situation>
          ))}
        </fieldset>
      </Halves>
    </Ground>
  );
}

const PADDING = 'clamp(2rem, 1.2rem + 2.4vw, 3.25rem)';
const EDGE = 'max(var(--gutter), (100vw - 80rem) / 2)';
const INSET = 'clamp(1.5rem, 3vw, 3rem)';

const Ground = styled(Band)`
  overflow: hidden;
  padding-block: ${PADDING};
`;

const Halves = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0 0 ${space(3)};
    ${headingFont}
  }
  ${from.tablet} {
    fieldset {
      position: relative;
      padding-inline-end: 50%;
    }
  }
  ${from.md} {
    position: relative;
    > * {
      width: calc(50% - clamp(1rem, 2.5vw, 2.5rem));
    }
    fieldset {
      position: static;
      padding: 0;
    }
  }
`;

/** A radio button, its label as a row, and the answer while it's chosen. */
const Situation = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-top: 1px solid var(--line-strong);
  &:last-child {
    border-bottom: 1px solid var(--line-strong);
  }
  input {
    grid-area: 1 / 1;
    place-self: center start;
    z-index: 1;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0 0 0 ${space(3)};
    accent-color: var(--ink);
  }
  label {
    grid-area: 1 / 1;
    padding: ${space(3)} ${space(3)} ${space(3)} ${space(11)};
    font-weight: 700;
    line-height: 1.3;
    cursor: pointer;
  }
  input:checked + label {
    background: var(--white);
    box-shadow: inset 4px 0 var(--signal);
  }
  ${onHover} {
    label:hover {
      background: var(--white);
    }
  }
  ${onPaper} {
    input {
      display: none;
    }
    label {
      padding-inline: 0;
    }
  }
`;

/** Below its situation. Beside the list on tablets; from 960 px up, on the opening's whole other half. Both reach the window's edge. */
const Answer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding: 0 ${space(3)} ${space(4)};
  background: var(--white);
  box-shadow: inset 4px 0 var(--signal);
  picture {
    margin-inline: ${space(-2)} ${space(-3)};
    ${screenOnly}
  }
  img {
    height: clamp(7.5rem, 38vw, 15rem);
    object-fit: cover;
    object-position: 75% 80%;
  }
  ${from.tablet} {
    position: absolute;
    inset: 0 calc(-1 * var(--gutter)) calc(-1 * ${PADDING}) 50%;
    grid-template: minmax(0, 1fr) auto auto / minmax(0, 1fr);
    padding: 0 ${EDGE} ${space(5)} ${INSET};
    box-shadow: none;
    picture {
      position: relative;
      margin-inline: calc(-1 * ${INSET}) calc(-1 * ${EDGE});
    }
    img {
      position: absolute;
      inset: 0;
      height: 100%;
    }
  }
  ${from.md} {
    inset: calc(-1 * ${PADDING}) calc(var(--gutter) - ${EDGE}) calc(-1 * ${PADDING}) 50%;
    gap: ${space(5)};
    width: auto;
    padding-bottom: ${space(8)};
    font-size: var(--t-lg);
    p {
      max-width: 34rem;
    }
  }
  input:not(:checked) ~ & {
    display: none;
  }
  ${onPaper} {
    &&& {
      display: block;
    }
  }
`;
