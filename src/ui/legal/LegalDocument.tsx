import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../buttons/Button';
import { Notice } from '../Notice';
import { Cluster, Container, RuledList, Split } from '../theme/layout';
import { OpeningWords } from '../openings/OpeningWords';
import { StencilPlate } from '../StencilPlate';
import { Stencil } from '../theme/text';
import { from, headingFont, scriptsOnly, space } from '../theme/tokens';
import { LegalContents } from './LegalContents';
import { LegalText, NoBreaks } from './LegalText';
import type { LegalBlock } from './LegalText';

interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

interface LegalDocumentProps {
  readonly title: string;
  readonly lead: string;
  /** Date of the last change, in ISO format and for display. */
  readonly changed: { readonly iso: string; readonly text: string };
  /** A notice at the top, for example that the text is a template; '' for none. */
  readonly notice: string;
  /** Numbers that sum it up, each before its words. */
  readonly figures?: readonly { readonly count: number; readonly of: string }[];
  /** A short summary that doesn't replace the rest. */
  readonly inShort: readonly string[];
  readonly sections: readonly LegalSection[];
  /** Content to add below a section, by section id. */
  readonly extras?: Readonly<Record<string, ReactNode>>;
}

/** A legal document with contents, date and numbered sections that can be linked to. */
export function LegalDocument({
  title,
  lead,
  changed,
  notice,
  figures,
  inShort,
  sections,
  extras = {},
}: LegalDocumentProps) {
  return (
    <>
      <StencilPlate as="header" tone="sand">
        <Head>
          <OpeningWords title={title} lead={lead} />
          <Edition>
            <Stencil>
              Last updated <time dateTime={changed.iso}>{changed.text}</time>
            </Stencil>
            <Print
              $variant="secondary"
              onClick={() => {
                window.print();
              }}
            >
              Print
            </Print>
          </Edition>
        </Head>
      </StencilPlate>
      <Short aria-labelledby="in-short">
        <Grid as={Container} $gap={4} $align="first baseline">
          {notice && (
            <Across>
              <Notice tone="caution">
                <p>{notice}</p>
              </Notice>
            </Across>
          )}
          <h2 id="in-short">In short</h2>
          <div>
            {figures && (
              <Figures>
                {figures.map(({ count, of }) => (
                  <li key={of}>
                    <b>{count}</b> {of}
                  </li>
                ))}
              </Figures>
            )}
            <Sentences $gap={3}>
              {inShort.map((sentence) => (
                <li key={sentence}>
                  <NoBreaks text={sentence} />
                </li>
              ))}
            </Sentences>
          </div>
        </Grid>
      </Short>
      <Sheet as={Container} $gap={10} $align="stretch">
        <LegalContents sections={sections} />
        <div>
          {sections.map(({ id, title: heading, blocks }, index) => (
            <Part key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>
                <span>{index + 1}</span>
                {heading}
              </h2>
              <LegalText blocks={blocks} />
              {extras[id]}
            </Part>
          ))}
        </div>
      </Sheet>
    </>
  );
}

/** The date stands at the lower right, painted like a container's own marks. */
const Head = styled.div`
  display: grid;
  gap: ${space(5)};
  ${from.md} {
    grid-template-columns: minmax(0, 40rem) auto;
    align-items: end;
    justify-content: space-between;
  }
`;

const Edition = styled(Cluster)`
  justify-content: space-between;
  gap: ${space(3)} ${space(7)};
  time {
    display: block;
    ${headingFont}
    font-size: var(--t-xl);
    line-height: 1.15;
    letter-spacing: -0.01em;
    text-transform: none;
  }
`;

/** Contents and text from 960 px up; on large screens, the text's lines end before the page does. */
const Grid = styled(Split)`
  ${from.md} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  }
  ${from.lg} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 7fr) minmax(0, 2fr);
  }
`;

const Across = styled.div`
  margin-bottom: clamp(1rem, 0.5rem + 2vw, 2.5rem);
  ${from.md} {
    grid-column: 1 / 3;
  }
`;

const Print = styled(Button)`
  ${scriptsOnly}
`;

const Short = styled.section`
  padding-block: clamp(2rem, 1.5rem + 2vw, 3.5rem);
  /* On phones, the contents start with a line of their own. */
  ${from.sm} {
    border-bottom: 1px solid var(--line);
  }
  h2 {
    grid-column: 1;
    font-size: var(--t-xl);
  }
`;

/** In stencil type, like the weights on a container's door. */
const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(5)} ${space(6)};
  margin-bottom: ${space(7)};
  line-height: 1.35;
  ${from.sm} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  b {
    display: block;
    ${headingFont}
    font-size: var(--t-3xl);
    line-height: 1;
  }
`;

const Sentences = styled(RuledList)`
  ${from.md} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space(8)};
  }
`;

const Sheet = styled(Grid)`
  padding-block: 0 3rem;
  ${from.sm} {
    padding-block: clamp(2.5rem, 1.6rem + 4vw, 5.5rem);
  }
`;

const Part = styled.section`
  & + & {
    margin-top: ${space(12)};
  }
  > h2 {
    display: grid;
    /* As wide as two digits, so that all titles start on one line. */
    grid-template-columns: 2.5ch minmax(0, 1fr);
    column-gap: ${space(3)};
    margin-bottom: ${space(4)};
    font-size: var(--t-xl);
    break-after: avoid;
    span {
      color: var(--ink-soft);
      font-variant-numeric: tabular-nums;
    }
  }
`;
