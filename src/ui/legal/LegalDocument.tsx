import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../buttons/Button';
import { Notice } from '../Notice';
import { Cluster, Container, RuledList, Split } from '../theme/layout';
import { PlateOpening } from '../openings/PlateOpening';
import { Small } from '../theme/text';
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
  /** The plate's stencil, see `StencilPlate`. */
  readonly code: string;
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
  code,
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
      <PlateOpening
        code={code}
        tone="sand"
        isLow
        title={title}
        lead={lead}
        actions={
          <Cluster $gap={5}>
            <Print
              $variant="secondary"
              onClick={() => {
                window.print();
              }}
            >
              Print
            </Print>
            <Small>
              Last updated <time dateTime={changed.iso}>{changed.text}</time>
            </Small>
          </Cluster>
        }
      />
      <Short aria-labelledby="in-short">
        {notice && (
          <Container>
            <Notice tone="caution">
              <p>{notice}</p>
            </Notice>
          </Container>
        )}
        <Split as={Container} $gap={4} $align="first baseline">
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
            <Sentences $gap={3} $across={inShort.length % 3 === 0 ? 3 : 2}>
              {inShort.map((sentence) => (
                <li key={sentence}>
                  <NoBreaks text={sentence} />
                </li>
              ))}
            </Sentences>
          </div>
        </Split>
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

const Print = styled(Button)`
  ${scriptsOnly}
`;

const Short = styled.section`
  padding-block: clamp(2rem, 1.5rem + 2vw, 3.5rem);
  border-bottom: 1px solid var(--line);
  h2 {
    font-size: var(--t-xl);
  }
  > * + * {
    margin-top: clamp(2rem, 1.5rem + 2vw, 3.5rem);
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

const Sentences = styled(RuledList)<{ $across: number }>`
  ${from.md} {
    display: grid;
    grid-template-columns: repeat(${({ $across }) => $across}, minmax(0, 1fr));
    column-gap: ${space(8)};
  }
  li {
    text-wrap: balance;
  }
`;

const Sheet = styled(Split)`
  padding-block: clamp(2.5rem, 1.6rem + 4vw, 5.5rem);
`;

const Part = styled.section`
  & + & {
    margin-top: ${space(12)};
  }
  > h2 {
    display: grid;
    /* As wide as two digits, so that all titles start on one line. */
    grid-template-columns: 2.2ch minmax(0, 1fr);
    column-gap: ${space(2)};
    margin-bottom: ${space(4)};
    font-size: var(--t-xl);
    break-after: avoid;
    span {
      color: var(--ink-soft);
      font-variant-numeric: tabular-nums;
    }
  }
`;
