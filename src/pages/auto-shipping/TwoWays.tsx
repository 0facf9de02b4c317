import styled, { css } from 'styled-components';
import { otherWays, wayQuestions, ways, twoWays } from '../../content/services/autoShipping';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Container, Stack } from '../../ui/theme/layout';
import { Band } from '../../ui/Section';
import { SectionTitle, Stencil, SubTitle } from '../../ui/theme/text';
import { from, onInk, onPaper, space } from '../../ui/theme/tokens';
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
                    <PhoneDisclosure summary={twoWays.more(name)}>
                      <dl>
                        {[suits, refuses, ...answers].map((answer, index) => (
                          <div key={wayQuestions[index]}>
                            <dt>{wayQuestions[index]}</dt>
                            <dd>{answer}</dd>
                          </div>
                        ))}
                      </dl>
                    </PhoneDisclosure>
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

const Pair = styled.div`
  display: grid;
  margin: 0 calc(-1 * var(--gutter)) ${space(6)};
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin: 0;
  }
  ${onPaper} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin: 0;
  }
`;

/** The panels' padding at their sides, from 640 px. */
const INSET = 'clamp(1.25rem, 3vw, 3rem)';

/** Each question level with the other panel's, where the browser can do that through a disclosure. */
const levelRows = css`
  @supports (grid-template-rows: subgrid) and selector(::details-content) {
    grid-row: span 12;
    grid-template-rows: subgrid;
    > details,
    > details::details-content,
    > details > div,
    dl {
      display: contents;
    }
    @media (max-width: 59.99em) {
      dl > div {
        padding-top: ${space(3)};
        border-top: 1px solid var(--line);
      }
    }
    ${from.md} {
      grid-row: span 8;
      dl {
        display: grid;
        grid-row: span 4;
        grid-template-rows: subgrid;
      }
    }
  }
`;

/** The answer is framed in lashing yellow, and the other drawing fades. */
const Way = styled.div<{ $dark: boolean; $light: 'on' | 'off' | undefined }>`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  padding: ${space(6)} var(--gutter) ${space(8)};
  background: var(--sea-tint);
  ${({ $dark }) => $dark && onInk}
  ${({ $light }) => $light === 'on' && 'box-shadow: inset 0 0 0 8px var(--amber);'}
  > svg {
    width: 100%;
    margin-bottom: ${space(3)};
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
  > p:not(:first-child) {
    max-width: 34rem;
  }
  dl {
    display: grid;
    gap: ${space(4)} ${space(6)};
    line-height: 1.45;
    ${from.md} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      padding-top: ${space(3)};
    }
  }
  dt {
    font-weight: 700;
  }
  ${from.sm} {
    padding: ${space(8)} ${INSET};
    ${levelRows}
  }
  @media (forced-colors: active), print {
    border: ${({ $light }) => ($light === 'on' ? '6px' : '1px')} solid;
  }
  ${onPaper} {
    padding: ${space(4)};
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
