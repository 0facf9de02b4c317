import styled, { css } from 'styled-components';
import { otherWays, wayQuestions, ways, twoWays } from '../../content/services/autoShipping';
import { Container, Stack } from '../../ui/theme/layout';
import { Band } from '../../ui/Section';
import { SectionTitle, Stencil, SubTitle } from '../../ui/theme/text';
import { from, headingFont, onInk, onPaper, quietText, space } from '../../ui/theme/tokens';
import { ContainerSection } from './ContainerSection';
import { MethodChooser, useMethodChooser } from './MethodChooser';
import { RoroSection } from './RoroSection';

const drawings = { roro: RoroSection, container: ContainerSection };

/** RoRo and container: three questions that light up one of them, and how each answers the same questions. */
export function TwoWays() {
  const chooser = useMethodChooser();
  const lit = chooser.advice?.method;
  return (
    <Band id="method" aria-labelledby="two-ways">
      <Container>
        <Stack $gap={6}>
          <SectionTitle id="two-ways">{twoWays.title}</SectionTitle>
          <MethodChooser chooser={chooser} />
          <div>
            <Pair>
              {ways.map(({ id, name, term, text, suits, refuses, answers }) => {
                const Drawing = drawings[id];
                return (
                  <Way
                    as="section"
                    key={id}
                    aria-labelledby={`way-${id}`}
                    $dark={id === 'container'}
                    $light={lit && (lit === id ? 'on' : 'off')}
                  >
                    <Drawing />
                    <Stencil>{lit === id ? twoWays.lit : term}</Stencil>
                    <h3 id={`way-${id}`}>{name}</h3>
                    <p>{text}</p>
                    <dl data-way={name}>
                      {[suits, refuses, ...answers].map((answer, index) => (
                        <div key={wayQuestions[index]}>
                          <dt>{wayQuestions[index]}</dt>
                          <dd>{answer}</dd>
                        </div>
                      ))}
                    </dl>
                  </Way>
                );
              })}
            </Pair>
            <Others>
              {otherWays.map(({ name, text }) => (
                <Stack $gap={2} key={name}>
                  <SubTitle>{name}</SubTitle>
                  <p>{text}</p>
                </Stack>
              ))}
            </Others>
          </div>
        </Stack>
      </Container>
    </Band>
  );
}

/** The answers to each question, in order, and before them the drawings and their words. */
const rows = wayQuestions.map(
  (_, index) => `dl > :nth-child(${String(index + 1)}) { order: ${String(index + 2)}; }`,
);
const words = [1, 2, 3, 4].map((at) => `> * > :nth-child(${String(at)}) { order: ${String(at - 5)}; }`);

/**
 * Below 960 px, both answers to a question are beside each other. Tablets have each drawing and its words above its column.
 */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin: 0 calc(-1 * var(--gutter)) ${space(6)};
  ${from.sm} {
    margin: 0;
  }
  @media (max-width: 59.99em) {
    > *,
    dl {
      display: contents;
    }
    > * > *,
    dl > div,
    dl::before {
      grid-column: 1;
      background: inherit;
      padding: ${space(1)} var(--gutter);
    }
    > :last-child > *,
    > :last-child dl > div,
    > :last-child dl::before {
      grid-column: 2;
    }
    > * > svg {
      padding: ${space(6)} 0 0;
    }
    > * > svg + * {
      padding-top: ${space(3)};
    }
    > * > p:last-of-type {
      padding-bottom: ${space(6)};
    }
    /* Heads the column. Screen readers have the section's title. */
    dl::before {
      order: 1;
      content: attr(data-way);
      content: attr(data-way) / '';
      ${headingFont}
      padding-block: ${space(4)} ${space(3)};
      font-size: var(--t-lg);
    }
    dl > div {
      padding-block: ${space(2.5)} ${space(3)};
      border-top: 1px solid var(--line);
    }
    && dt {
      ${quietText}
      font-weight: 400;
    }
    ${rows}
  }
  @media (max-width: 39.99em) {
    dd {
      font-size: var(--t-sm);
    }
    > :nth-child(n) > :not(dl) {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 40em) and (max-width: 59.99em) {
    ${words}
    dl::before {
      display: none;
    }
  }
`;

/** The panels' padding at their sides, from 640 px. */
const INSET = 'clamp(1.25rem, 3vw, 3rem)';

const ground = css`
  background: var(--sea-tint);
`;

/** The answer is framed in lashing yellow, and the other drawing fades. */
const Way = styled.div<{ $dark: boolean; $light: 'on' | 'off' | undefined }>`
  ${ground}
  ${({ $dark }) => $dark && onInk}
  > svg {
    width: 100%;
    transition: opacity var(--slow);
    ${({ $light }) => $light === 'off' && 'opacity: 0.35; filter: grayscale(1);'}
    @media (forced-colors: active) {
      background: var(--sea-tint);
      forced-color-adjust: none;
    }
  }
  h3 {
    font-size: var(--t-2xl);
  }
  dl {
    line-height: 1.45;
  }
  dt {
    font-weight: 700;
  }
  @media (max-width: 59.99em) {
    > h3 {
      ${({ $light }) => $light === 'on' && 'box-shadow: inset 8px 0 var(--amber);'}
    }
  }
  ${from.md} {
    display: grid;
    align-content: start;
    gap: ${space(3)};
    padding: ${space(8)} ${INSET};
    ${({ $light }) => $light === 'on' && 'box-shadow: inset 0 0 0 8px var(--amber);'}
    > svg {
      margin-bottom: ${space(3)};
    }
    > p:not(:first-child) {
      max-width: 34rem;
    }
    dl {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space(4)} ${space(6)};
      padding-top: ${space(3)};
    }
    /* Each question level with the other panel's. */
    @supports (grid-template-rows: subgrid) {
      grid-row: span 8;
      grid-template-rows: subgrid;
      dl {
        grid-row: span 4;
        grid-template-rows: subgrid;
      }
    }
  }
  @media (forced-colors: active), print {
    border: ${({ $light }) => ($light === 'on' ? '6px' : '1px')} solid;
  }
  ${onPaper} {
    color: var(--ink);
  }
`;

/** Ruled below the panels, in line with their words. */
const Others = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0;
    border: 1px solid var(--line);
    border-top: 0;
    > div {
      padding: ${space(5)} ${INSET};
    }
  }
`;
