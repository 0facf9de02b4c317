import styled from 'styled-components';
import { useDevice } from '../../device/useDevice';
import { Stencil } from '../../ui/theme/text';
import { centered, from, headingFont, onHover, plainLink, screenOnly, space } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { documentId, requiredDocuments, storedChecklist } from './checklistState';

/** Links to the visitor's documents in order: their stamps on a plate, inked once they're there. */
export function DocumentCodes() {
  const [{ answers, ticked }] = useDevice(storedChecklist);
  return (
    <Codes>
      {requiredDocuments(answers).map(({ id, name, stamp }) => (
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
  );
}

const Codes = styled.ol`
  display: flex;
  flex-wrap: wrap;
  margin: ${space(-1)};
  > li {
    display: grid;
    flex: 1 1 6.25rem;
    margin: ${space(1)};
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
    ${plainLink}
    ${centered}
    align-content: center;
    min-height: 3.25rem;
    font-size: 0.75rem;
    line-height: 1.2;
    letter-spacing: -0.01em;
    white-space: nowrap;
  }
  a > [aria-hidden] {
    font-family: var(--font);
    color: var(--ink-soft);
    /* Keeps the company's name inside its stamp. */
    letter-spacing: 0.02em;
  }
  ${onHover} {
    a:hover {
      text-decoration: underline;
    }
  }
  ${from.sm} {
    margin: ${space(-1.5)};
    > li {
      flex-basis: 7.75rem;
      margin: ${space(1.5)};
    }
    a {
      min-height: 4.25rem;
      font-size: 0.9375rem;
    }
  }
  ${from.lg} {
    > li {
      flex-basis: 10rem;
      border-width: 3px;
    }
    > [data-shape='line'] {
      border-width: 0 0 3px;
    }
    a {
      font-size: var(--t-lg);
    }
  }
  ${screenOnly}
`;
