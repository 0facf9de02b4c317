import styled from 'styled-components';
import { useDevice } from '../../device/useDevice';
import { Stencil } from '../../ui/theme/text';
import { from, headingFont, screenOnly, space } from '../../ui/theme/tokens';
import { requiredDocuments, storedChecklist } from './checklistState';

/**
 * The stamps of the visitor's documents in order, stenciled on a plate. What the visitor has is in yellow. Hidden from screen
 * readers, because `DocumentsChecklist` says the same.
 */
export function DocumentCodes() {
  const [{ answers, ticked }] = useDevice(storedChecklist);
  return (
    <Codes aria-hidden="true">
      {requiredDocuments(answers).map(({ id, stamp }) => (
        <li key={id} data-done={ticked.includes(id) || undefined}>
          {stamp.code}
          <Stencil as="span">{stamp.by}</Stencil>
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
    ${headingFont}
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-height: 2.5rem;
    border-top: 1px solid var(--line);
    font-size: var(--t-lg);
    text-transform: uppercase;
    white-space: nowrap;
    break-inside: avoid;
    counter-increment: document;
  }
  > li::before {
    content: counter(document);
    width: 1.75rem;
    font-size: var(--t-xs);
    font-variant-numeric: tabular-nums;
    color: var(--ink-soft);
  }
  > [data-done] {
    color: var(--amber);
  }
  span {
    margin-inline-start: auto;
    font-family: var(--font);
    color: var(--ink-soft);
  }
  @media (max-width: 39.99em) {
    > li {
      min-height: 2.125rem;
      font-size: 1rem;
    }
  }
  /* The columns are too narrow for the issuers. */
  @media (max-width: 39.99em), (min-width: 60em) and (max-width: 85.99em) {
    span {
      display: none;
    }
  }
  ${from.md} {
    > li {
      min-height: 3rem;
    }
  }
  ${screenOnly}
`;
