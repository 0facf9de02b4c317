import styled from 'styled-components';
import { documentWords } from '../../content/tools/documents';
import { useDevice } from '../../device/useDevice';
import { sign } from '../../ui/Disclosure';
import { Stencil } from '../../ui/theme/text';
import { below, from, headingFont, onHover, plainLink, screenOnly, space } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { byStage, documentId, requiredDocuments, stageId, storedChecklist } from './checklistState';

/**
 * Links to the visitor's documents in order: their stamps on a plate, inked once they're there. Phones get the three stages,
 * which the list below folds away there.
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
          <li key={id} data-shape={stamp.shape} data-done={ticked.includes(id) || undefined}>
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
    display: none;
  }
  > li {
    border-top: 1px solid var(--line);
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

/** Stamped on the plate. */
const Codes = styled(List)`
  ${below.sm} {
    display: none;
  }
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.75rem, 1fr));
  gap: ${space(3)};
  ${from.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(4)};
  }
  > li {
    display: grid;
    border: 2px solid;
    text-transform: uppercase;
    transform: rotate(-3deg);
  }
  > :nth-child(2n) {
    transform: rotate(2deg);
  }
  > :nth-child(3n) {
    transform: rotate(-1.5deg);
  }
  > [data-shape='oval'] {
    border-radius: 50%;
  }
  > [data-shape='plate'] {
    border-radius: var(--radius);
  }
  > [data-shape='line'] {
    border-width: 0 0 2px;
  }
  > [data-done] {
    border-color: var(--amber);
    background: var(--amber);
    color: var(--ink);
    --ink-soft: var(--ink);
  }
  a {
    ${headingFont}
    flex-direction: column;
    justify-content: center;
    gap: 0;
    min-height: 4.25rem;
    font-size: 0.9375rem;
    line-height: 1.2;
    letter-spacing: -0.01em;
    white-space: nowrap;
  }
  a > [aria-hidden] {
    font-family: var(--font);
    color: var(--ink-soft);
  }
  ${from.lg} {
    > li {
      border-width: 3px;
    }
    > [data-shape='line'] {
      border-width: 0 0 3px;
    }
    a {
      font-size: var(--t-lg);
    }
  }
`;
