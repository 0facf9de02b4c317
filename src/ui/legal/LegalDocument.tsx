import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../buttons/Button';
import { Notice } from '../Notice';
import { Cluster, Container, RuledList, Split, Stack } from '../theme/layout';
import { PlateOpening } from '../openings/PlateOpening';
import { Small } from '../theme/text';
import { from, scriptsOnly, space } from '../theme/tokens';
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
  inShort,
  sections,
  extras = {},
}: LegalDocumentProps) {
  return (
    <>
      <PlateOpening
        code={code}
        tone="sand"
        title={title}
        lead={lead}
        actions={
          <Stack $gap={5}>
            {notice && (
              <Notice tone="caution">
                <p>{notice}</p>
              </Notice>
            )}
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
          </Stack>
        }
      />
      <Short aria-labelledby="in-short">
        <Split as={Container} $gap={4} $align="first baseline">
          <h2 id="in-short">In short</h2>
          <Sentences $gap={3} $across={inShort.length % 3 === 0 ? 3 : 2}>
            {inShort.map((sentence) => (
              <li key={sentence}>
                <NoBreaks text={sentence} />
              </li>
            ))}
          </Sentences>
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
