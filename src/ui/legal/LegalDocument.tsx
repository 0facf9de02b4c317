import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Button } from '../buttons/Button';
import { Container } from '../theme/layout';
import { OpeningWords } from '../openings/OpeningWords';
import { StencilPlate } from '../StencilPlate';
import { Small, Stencil } from '../theme/text';
import { from, headingFont, onPaper, scriptsOnly, space } from '../theme/tokens';
import { LegalContents } from './LegalContents';
import { LegalText, textColumn } from './LegalText';
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
  readonly figures: readonly { readonly count: string; readonly of: string }[];
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
  sections,
  extras = {},
}: LegalDocumentProps) {
  return (
    <div data-replaces-foot-bar>
      <StencilPlate as="header" tone="sand">
        <Head>
          <OpeningWords title={title} lead={lead} />
          <Figures>
            {figures.map(({ count, of }) => (
              <li key={of}>
                <b>{count}</b> {of}
              </li>
            ))}
          </Figures>
        </Head>
        <Edition>
          <Stencil>
            Last updated <time dateTime={changed.iso}>{changed.text}</time>
          </Stencil>
          {notice && <Template>{notice}</Template>}
          <Print
            $variant="secondary"
            onClick={() => {
              window.print();
            }}
          >
            Print
          </Print>
        </Edition>
      </StencilPlate>
      <Sheet>
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
    </div>
  );
}

const Head = styled.div`
  display: grid;
  gap: ${space(6)} ${space(12)};
  ${from.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
    align-items: end;
  }
`;

/** In stencil type, like the weights on a container's door. */
const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)} ${space(6)};
  font-size: var(--t-sm);
  line-height: 1.35;
  b {
    display: block;
    ${headingFont}
    font-size: var(--t-2xl);
    line-height: 1.1;
  }
  /* Only two fill the plate. */
  ${from.md} {
    > :first-child:nth-last-child(2) b,
    > :nth-child(2):last-child b {
      font-size: 4.5rem;
    }
  }
  @media (min-width: 40em) and (max-width: 59.99em) {
    grid-auto-flow: column;
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
  }
`;

/** The contents' column, and the text's. */
const columns = css`
  column-gap: ${space(7)};
  ${from.sm} {
    grid-template-columns: 11rem minmax(0, 1fr);
  }
  ${from.md} {
    grid-template-columns: calc((100% - 3rem) / 4) minmax(0, 1fr);
    column-gap: ${space(12)};
  }
`;

/** The date, the notice and the button: on phones, the notice below the other two. */
const Edition = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(4)};
  align-items: center;
  margin-top: ${space(6)};
  padding-top: ${space(4)};
  border-top: 1px solid var(--line-strong);
  ${columns}
  time {
    display: block;
    ${headingFont}
    font-size: var(--t-lg);
    line-height: 1.15;
    letter-spacing: -0.01em;
    text-transform: none;
  }
`;

const Template = styled(Small)`
  grid-area: 2 / 1 / auto / span 2;
  padding-inline-start: ${space(3)};
  border-inline-start: 6px solid var(--amber);
  color: inherit;
  ${from.sm} {
    grid-area: 1 / 2;
  }
`;

const Print = styled(Button)`
  grid-area: 1 / 2;
  ${from.sm} {
    grid-area: 1 / 3;
  }
  ${scriptsOnly}
`;

const Sheet = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${space(8)};
  padding-block: 0 ${space(12)};
  ${columns}
  ${from.sm} {
    padding-block: clamp(2rem, 1.6rem + 2vw, 4rem);
  }
  ${onPaper} {
    display: block;
  }
`;

const Part = styled.section`
  position: relative;
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
    ${from.lg} {
      max-width: ${textColumn};
    }
    span {
      color: var(--ink-soft);
      font-variant-numeric: tabular-nums;
    }
  }
`;
