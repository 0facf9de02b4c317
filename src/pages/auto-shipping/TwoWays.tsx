/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   explicit roles, because `display: grid` on narrow screens removes the native ones */
import styled, { css } from 'styled-components';
import { otherWays, wayQuestions, ways, twoWays } from '../../content/services/autoShipping';
import { Columns, Container, Stack } from '../../ui/theme/layout';
import { Band } from '../../ui/Section';
import { SectionTitle, Stencil, SubTitle } from '../../ui/theme/text';
import { from, headingFont, onInk, space } from '../../ui/theme/tokens';
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
          <Table role="table" aria-labelledby="two-ways">
            <thead role="rowgroup">
              <tr role="row">
                <td role="cell" />
                {ways.map(({ id, name, term }) => {
                  const Drawing = drawings[id];
                  return (
                    <Head
                      key={id}
                      role="columnheader"
                      scope="col"
                      aria-label={name}
                      $light={lit && (lit === id ? 'on' : 'off')}
                    >
                      <Drawing />
                      <strong>{name}</strong>
                      <Stencil>{lit === id ? twoWays.lit : term}</Stencil>
                    </Head>
                  );
                })}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {wayQuestions.map((question, index) => (
                <tr key={question} role="row">
                  <th role="rowheader" scope="row">
                    {question}
                  </th>
                  {ways.map(({ id, answers }) => (
                    <td key={id} role="cell">
                      {answers[index]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
          <Columns $min="18rem">
            {otherWays.map(({ name, text }) => (
              <Stack $gap={2} key={name}>
                <SubTitle>{name}</SubTitle>
                <p>{text}</p>
              </Stack>
            ))}
          </Columns>
        </Stack>
      </Container>
    </Band>
  );
}

/** The answer has a bar of lashing yellow, and the other drawing fades. */
const Head = styled.th<{ $light: 'on' | 'off' | undefined }>`
  vertical-align: top;
  ${({ $light }) => $light === 'on' && 'box-shadow: inset 0 8px var(--amber);'}
  > svg {
    width: 100%;
    transition: opacity var(--slow);
    ${({ $light }) => $light === 'off' && 'opacity: 0.35; filter: grayscale(1);'}
    @media (forced-colors: active) {
      background: var(--sea-tint);
      forced-color-adjust: none;
    }
  }
  > strong {
    ${headingFont}
    display: block;
    margin-block: ${space(3)} ${space(1)};
    font-size: var(--t-xl);
  }
`;

const grounds = css`
  tr > :nth-child(2) {
    background: var(--sea-tint);
  }
  tr > :nth-child(3) {
    ${onInk}
  }
`;

/** Each question is beside its two answers, or below 960 px above them. On phones, from edge to edge. */
const Table = styled.table`
  border-spacing: 0;
  line-height: 1.45;
  text-align: start;
  ${grounds}
  th,
  td {
    padding: ${space(3)} var(--gutter);
    text-align: start;
  }
  @media screen and (max-width: 59.99em) {
    &,
    thead,
    tbody {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    thead td {
      display: none;
    }
    tbody th {
      grid-column: 1 / -1;
      padding-bottom: ${space(2)};
    }
    td {
      overflow-wrap: anywhere;
    }
  }
  @media screen and (max-width: 39.99em) {
    margin-inline: calc(-1 * var(--gutter));
  }
  ${from.md} {
    table-layout: fixed;
    width: 100%;
    thead td {
      width: 19%;
    }
    tbody > tr > * {
      border-top: 1px solid var(--line);
      vertical-align: top;
    }
    th,
    td {
      padding-inline: clamp(1.25rem, 3vw, 3rem);
    }
    thead th {
      padding-block: ${space(8)} ${space(5)};
    }
    tbody th {
      padding-inline: 0 ${space(4)};
    }
  }
  @media (forced-colors: active), print {
    th,
    td {
      border-bottom: 1px solid;
    }
  }
`;
