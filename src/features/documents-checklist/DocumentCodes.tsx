import styled from 'styled-components';
import { documentWords } from '../../content/tools/documents';
import { useDevice } from '../../device/useDevice';
import { sign } from '../../ui/Disclosure';
import { Stencil } from '../../ui/theme/text';
import { below, from, headingFont, onHover, plainLink, screenOnly, space } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { byStage, documentId, requiredDocuments, stageId, storedChecklist } from './checklistState';

/**
 * Links to the visitor's documents in order: the stamps, stenciled on a plate, with a check on each that's there. Narrow
 * windows get the three stages, which the list below folds away there.
 */
export function DocumentCodes() {
  const [{ answers, ticked }] = useDevice(storedChecklist);
  const documents = requiredDocuments(answers);
  return (
    <>
      <Stages>
        {byStage(documents, ticked).map(({ id, name, documents: { length }, inHand }) => (
          <li key={id}>
            <a href={`#${stageId(id)}`}>
              <b aria-hidden="true">{inHand > 0 ? `${String(inHand)}/${String(length)}` : length}</b>
              {name}
              <VisuallyHidden>{`: ${documentWords.stageCount(length, inHand)}`}</VisuallyHidden>
            </a>
          </li>
        ))}
      </Stages>
      <Codes>
        {documents.map(({ id, name, stamp }) => (
          <li key={id} data-done={ticked.includes(id) || undefined}>
            <a href={`#${documentId(id)}`}>
              {stamp.code}
              <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
              <Stencil as="span" aria-hidden="true">
                {stamp.by}
              </Stencil>
            </a>
          </li>
        ))}
      </Codes>
    </>
  );
}

const List = styled.ol`
  > li {
    border-top: 1px solid var(--line);
  }
  a {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-height: 3rem;
    ${plainLink}
  }
  ${onHover} {
    a:hover {
      text-decoration: underline;
    }
  }
  ${screenOnly}
`;

const Stages = styled(List)`
  ${from.sm} {
    display: grid;
    grid-template-columns: repeat(3, auto);
    column-gap: ${space(6)};
  }
  ${from.md} {
    display: none;
  }
  a {
    font-weight: 700;
    line-height: 1.2;
  }
  b {
    ${headingFont}
    min-width: 1.75rem;
    font-size: var(--t-xl);
    font-variant-numeric: tabular-nums;
  }
  a::after {
    ${sign('↓')}
    margin-inline-start: auto;
  }
`;

/** In two columns, down the first and then down the second. */
const Codes = styled(List)`
  columns: 2;
  column-gap: clamp(1rem, 3vw, 2rem);
  counter-reset: document;
  > li {
    break-inside: avoid;
    counter-increment: document;
  }
  a {
    ${headingFont}
    font-size: var(--t-lg);
    text-transform: uppercase;
    white-space: nowrap;
  }
  a::before {
    content: counter(document);
    flex: none;
    width: 1.75rem;
    font-size: var(--t-xs);
    font-variant-numeric: tabular-nums;
    color: var(--ink-soft);
  }
  > [data-done] {
    color: var(--amber);
  }
  > [data-done] a::before {
    content: '✓';
    color: inherit;
    font-size: inherit;
  }
  a > [aria-hidden] {
    margin-inline-start: auto;
    font-family: var(--font);
    color: var(--ink-soft);
  }
  /* The columns are too narrow for the issuers. */
  @media (max-width: 85.99em) {
    a > [aria-hidden] {
      display: none;
    }
  }
  ${below.md} {
    display: none;
  }
`;
