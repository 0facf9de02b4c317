import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../buttons/Button';
import { Notice } from '../Notice';
import { Cluster, Container, Stack } from '../theme/layout';
import { PageHero } from '../PageHero';
import { DeferredContent } from '../late/DeferredContent';
import { Small } from '../theme/text';
import { from, onPaper, scriptsOnly, space } from '../theme/tokens';
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
  inShort,
  sections,
  extras = {},
}: LegalDocumentProps) {
  return (
    <>
      <PageHero
        tone="paper"
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
      <DeferredContent>
        <Short aria-labelledby="in-short">
          <Container>
            <h2 id="in-short">In short</h2>
            <ul>
              {inShort.map((sentence) => (
                <li key={sentence}>
                  <NoBreaks text={sentence} />
                </li>
              ))}
            </ul>
          </Container>
        </Short>
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
      </DeferredContent>
    </>
  );
}

const Print = styled(Button)`
  ${scriptsOnly}
`;

const Short = styled.section`
  padding-block: clamp(2rem, 1.5rem + 2vw, 3.5rem);
  background: var(--sand);
  > div {
    display: grid;
    gap: ${space(4)};
    ${from.md} {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      gap: clamp(2rem, 5vw, 5rem);
      align-items: first baseline;
    }
  }
  h2 {
    font-size: var(--t-xl);
  }
  ul {
    ${from.md} {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space(8)};
    }
  }
  li {
    padding-block: ${space(3)};
    border-top: 1px solid var(--line-strong);
    text-wrap: balance;
  }
`;

const Sheet = styled(Container)`
  display: grid;
  gap: ${space(10)};
  padding-block: clamp(2.5rem, 1.6rem + 4vw, 5.5rem);
  ${from.md} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: clamp(2rem, 5vw, 5rem);
  }
  ${onPaper} {
    display: block;
  }
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
