/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   explicit roles, because `display: grid` on narrow screens removes the native ones */
import styled from 'styled-components';
import { otherWays, wayQuestions, ways, twoWays } from '../../content/services/autoShipping';
import { Columns, Container, Stack } from '../../ui/theme/layout';
import { Fold, PhoneFold } from '../../ui/PhoneFold';
import { Band } from '../../ui/Section';
import { SectionTitle, Stencil, SubTitle } from '../../ui/theme/text';
import { headingFont, onInk, smallCaps, space } from '../../ui/theme/tokens';
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
          <Comparison>
            <PhoneFold summary={twoWays.all} openFrom="md" />
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
          </Comparison>
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

/** Beside the columns' text, which the drawings overrun to the edges. */
const inset = 'clamp(1rem, 3vw, 3rem)';

/** The answer has a bar of lashing yellow, and the other drawing fades. */
const Head = styled.th<{ $light: 'on' | 'off' | undefined }>`
  ${({ $light }) => $light === 'on' && 'box-shadow: inset 0 8px var(--amber);'}
  > svg {
    display: block;
    width: calc(100% + 2 * ${inset});
    max-width: none;
    margin-inline: calc(-1 * ${inset});
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

/** Where the two columns reach from edge to edge. */
const edgeToEdge = '@media screen and (max-width: 59.99em)';

/** Each question is beside its two answers; below 960 px it's above them, on both columns. */
const Table = styled.table`
  width: 100%;
  border-spacing: 0;
  table-layout: fixed;
  line-height: 1.45;
  th,
  td {
    padding: ${space(3)} ${inset};
    text-align: start;
    vertical-align: top;
  }
  tr > :nth-child(2) {
    background: var(--sea-tint);
  }
  tr > :nth-child(3) {
    ${onInk}
  }
  ${edgeToEdge} {
    background: linear-gradient(90deg, var(--sea-tint) 50%, var(--ink) 0);
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
      ${smallCaps}
      grid-column: 1 / -1;
      justify-self: center;
      margin-top: ${space(3)};
      padding: ${space(1)} ${space(3)};
      background: var(--paper);
    }
    td {
      overflow-wrap: anywhere;
    }
  }
  @media print, (min-width: 60em) {
    thead td {
      width: clamp(9.375rem, 17vw, 15rem);
    }
    tbody > tr > * {
      border-top: 1px solid var(--line);
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

/** To the window's edge below 1200 px. Below 960 px, the fold is below the table and closes what decides less. */
const Comparison = styled.div`
  display: flex;
  flex-direction: column-reverse;
  @media screen and (max-width: 74.99em) {
    margin-right: calc(-1 * var(--gutter));
  }
  ${edgeToEdge} {
    margin-left: calc(-1 * var(--gutter));
    > ${Fold} {
      padding-inline: var(--gutter);
    }
    > ${Fold}:not([open]) + table tr:nth-child(n + 5) {
      display: none;
    }
  }
`;
