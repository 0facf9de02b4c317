import styled, { css } from 'styled-components';
import { otherWays, wayQuestions, ways, twoWays } from '../../content/services/autoShipping';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Container, Stack } from '../../ui/theme/layout';
import { Band } from '../../ui/Section';
import { SectionTitle, Stencil, SubTitle } from '../../ui/theme/text';
import { from, headingFont, onInk, onPaper, space } from '../../ui/theme/tokens';
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
                    <dl>
                      {[suits, refuses, ...answers].map((answer, index) => (
                        <div key={wayQuestions[index]} data-way={index === 0 ? name : undefined}>
                          <dt>{wayQuestions[index]}</dt>
                          <dd>{answer}</dd>
                        </div>
                      ))}
                    </dl>
                  </Way>
                );
              })}
            </Pair>
            <PhoneDisclosure summary={otherWays.map(({ name }) => name).join(', ')}>
              <Others>
                {otherWays.map(({ name, text }) => (
                  <Stack $gap={2} key={name}>
                    <SubTitle>{name}</SubTitle>
                    <p>{text}</p>
                  </Stack>
                ))}
              </Others>
            </PhoneDisclosure>
          </div>
        </Stack>
      </Container>
    </Band>
  );
}

/** Below 960 px, each drawing has the full width, and the answers of both are beside each other below them. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin: 0 calc(-1 * var(--gutter)) ${space(6)};
  ${from.sm} {
    margin: 0;
  }
`;

/** The panels' padding at their sides, from 640 px. */
const INSET = 'clamp(1.25rem, 3vw, 3rem)';

const onSmall = '@media (max-width: 59.99em)';

const ground = css`
  background: var(--sea-tint);
`;

/** The place of each answer below the drawings: after the same question's answer of the other method. */
const places = wayQuestions.map(
  (_, index) => `dl > :nth-child(${String(index + 1)}) { order: ${String(index + 1)}; }`,
);

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
  ${onSmall} {
    &,
    dl {
      display: contents;
    }
    > :not(dl),
    dl > div {
      ${ground}
      ${({ $dark }) => $dark && onInk}
    }
    > :not(dl) {
      grid-column: 1 / -1;
      padding: ${space(1)} var(--gutter);
    }
    > svg {
      padding-top: ${space(6)};
    }
    > p:last-of-type {
      padding-bottom: ${space(6)};
    }
    > h3 {
      ${({ $light }) => $light === 'on' && 'box-shadow: inset 8px 0 var(--amber);'}
    }
    dl > div {
      grid-column: ${({ $dark }) => ($dark ? 2 : 1)};
      padding: ${space(3)} ${space(3)} ${space(3)} var(--gutter);
      border-top: 1px solid var(--line);
      font-size: var(--t-sm);
    }
    ${places}
    /* Heads the column. Screen readers have the section's title. */
    dl > :first-child::before {
      content: attr(data-way);
      content: attr(data-way) / '';
      ${headingFont}
      display: block;
      margin-bottom: ${space(2)};
      font-size: var(--t-lg);
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
