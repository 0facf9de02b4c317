/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   explicit roles, because `display: grid` on narrow screens removes the native ones */
import styled from 'styled-components';
import { stripPicture } from '../../content/pictures/strips';
import { otherWays, wayQuestions, ways, twoWays } from '../../content/services/autoShipping';
import { pageWide } from '../../lib/picture';
import { Columns, Container, Stack } from '../../ui/theme/layout';
import { Fold, PhoneFold } from '../../ui/PhoneFold';
import { Picture } from '../../ui/Picture';
import { Band } from '../../ui/Section';
import { SectionTitle, Stencil, SubTitle } from '../../ui/theme/text';
import { below, headingFont, onInk, smallCaps, space } from '../../ui/theme/tokens';
import { MethodChooser, useMethodChooser } from './MethodChooser';

/** Half of a phone's window, minus what lets phones with a high density load the small files. */
const SLOT = '(min-width: 60em) 37vw, (min-width: 40em) 50vw, 42vw';

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
                  {ways.map(({ id, name, term }) => (
                    <Head
                      key={id}
                      role="columnheader"
                      scope="col"
                      aria-label={name}
                      $light={lit && (lit === id ? 'on' : 'off')}
                    >
                      <Picture
                        picture={stripPicture('way', id, twoWays.pictures[id])}
                        crop={stripPicture('vessel', id)}
                        sizes={SLOT}
                      />
                      <strong>{name}</strong>
                      <Stencil>{lit === id ? twoWays.lit : term}</Stencil>
                    </Head>
                  ))}
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
            {otherWays.map(({ id, name, text }) => (
              <OtherWay $min="14rem" $gap={5} key={id}>
                <Picture picture={stripPicture('vessel', id)} sizes={pageWide('22vw', '45vw')} decorative />
                <Stack $gap={2}>
                  <SubTitle>{name}</SubTitle>
                  <p>{text}</p>
                </Stack>
              </OtherWay>
            ))}
          </Columns>
        </Stack>
      </Container>
    </Band>
  );
}

/** The words beside the picture, or below it if there's no room. */
const OtherWay = styled(Columns)`
  align-content: start;
`;

/** Beside the columns' text, which the pictures overrun to the edges. */
const inset = 'clamp(1rem, 3vw, 3rem)';

/** The answer has a bar of lashing yellow, and the other picture fades. */
const Head = styled.th<{ $light: 'on' | 'off' | undefined }>`
  position: relative;
  ${({ $light }) =>
    $light === 'on' &&
    "&::before { content: ''; position: absolute; z-index: 1; top: 0; left: 0; right: 0; height: 8px; background: var(--amber); }"}
  > picture {
    margin: calc(-1 * ${space(3)}) calc(-1 * ${inset}) 0;
    transition: opacity var(--slow);
    ${({ $light }) => $light === 'off' && 'opacity: 0.35; filter: grayscale(1);'}
  }
  > strong {
    ${headingFont}
    display: block;
    margin-block: ${space(3)} ${space(1)};
    font-size: var(--t-xl);
  }
  /* “Roll-on/roll-off” on one line. */
  > p {
    ${below.sm} {
      letter-spacing: 0.03em;
    }
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
