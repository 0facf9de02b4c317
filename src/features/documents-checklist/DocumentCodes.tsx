import styled from 'styled-components';
import { useDevice } from '../../device/useDevice';
import { sign } from '../../ui/Disclosure';
import { Stencil } from '../../ui/theme/text';
import { from, headingFont, onHover, screenOnly, space } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { documentId, requiredDocuments, storedChecklist } from './checklistState';

/** The stamps of the visitor's documents in order, stenciled on a plate. Each is a link to its document, with a check once it's there. */
export function DocumentCodes() {
  const [{ answers, ticked }] = useDevice(storedChecklist);
  return (
    <Codes>
      {requiredDocuments(answers).map(({ id, name, stamp }) => (
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
  );
}

/** In two columns, down the first and then down the second. */
const Codes = styled.ol`
  columns: 2;
  column-gap: clamp(1rem, 3vw, 2rem);
  counter-reset: document;
  > li {
    border-top: 1px solid var(--line);
    break-inside: avoid;
    counter-increment: document;
  }
  a {
    ${headingFont}
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-height: var(--touch);
    font-size: var(--t-lg);
    color: inherit;
    text-decoration: none;
    text-transform: uppercase;
    white-space: nowrap;
  }
  ${onHover} {
    a:hover {
      text-decoration: underline;
    }
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
  @media (max-width: 39.99em) {
    a {
      gap: ${space(1)};
      font-size: 0.875rem;
    }
    a::before {
      width: 1.5rem;
    }
  }
  @media (min-width: 22.5em) and (max-width: 39.99em) {
    a::after {
      ${sign('↓')}
      margin-inline-start: auto;
      font-family: var(--font);
      font-weight: 400;
      color: var(--ink-soft);
    }
  }
  /* The columns are too narrow for the issuers. */
  @media (max-width: 39.99em), (min-width: 60em) and (max-width: 85.99em) {
    a > [aria-hidden] {
      display: none;
    }
  }
  ${from.md} {
    a {
      min-height: 3rem;
    }
  }
  ${screenOnly}
`;
