import styled, { css } from 'styled-components';
import type { DocumentStamp } from '../../content/tools/documents';
import { below, onPaper, space } from '../../ui/theme/tokens';

interface StampProps extends DocumentStamp {
  readonly isInked: boolean;
}

/**
 * The issuer's rubber stamp: dashed until the visitor has the document, then inked. Phones show it only then. Hidden from
 * screen readers: the text next to it says who issues the document, and the checkbox whether it's there.
 */
export function Stamp({ code, by, shape, isInked }: StampProps) {
  return (
    <Frame aria-hidden="true" $shape={shape} $isInked={isInked}>
      <b>{code}</b>
      <small>{isInked ? `✓ ${by}` : by}</small>
    </Frame>
  );
}

/** Authorities' stamps are oval, companies' have corners, and the visitor signs on a line. */
const shapes: Readonly<Record<DocumentStamp['shape'], string>> = {
  oval: 'border-radius: 50%;',
  plate: 'border-radius: var(--radius);',
  line: `border-width: 0 0 2px; align-content: end; padding-bottom: ${space(1)};`,
};

const Frame = styled.span<{ $shape: DocumentStamp['shape']; $isInked: boolean }>`
  float: right;
  display: grid;
  place-content: center;
  width: 7.75rem;
  height: 3.75rem;
  margin: ${space(3)} 0 0 ${space(3)};
  border: 2px dashed var(--line-strong);
  color: var(--ink-soft);
  line-height: 1.15;
  text-align: center;
  text-transform: uppercase;
  transform: rotate(-5deg);
  li:nth-child(2n) & {
    transform: rotate(3deg);
  }
  li:nth-child(3n) & {
    transform: rotate(-2deg);
  }
  b {
    font-family: var(--font-code);
    font-size: 0.8125rem;
    font-weight: 800;
    letter-spacing: 0.02em;
  }
  small {
    font-size: var(--t-xs);
    font-weight: 700;
    letter-spacing: 0.04em;
  }
  ${below.sm} {
    ${({ $isInked }) => !$isInked && 'display: none;'}
    width: 5.5rem;
    height: auto;
    min-height: 2.25rem;
    margin-block: ${space(1)} 0;
    b,
    small {
      font-size: 0.6875rem;
      letter-spacing: 0;
    }
  }
  ${({ $shape }) => shapes[$shape]}
  ${({ $isInked, $shape }) =>
    $isInked &&
    css`
      border-style: solid;
      border-color: currentColor;
      background: rgb(21 86 99 / 10%);
      color: var(--sea-deep);
      ${$shape !== 'line' && 'box-shadow: inset 0 0 0 2px var(--paper), inset 0 0 0 3.5px;'}
      animation: grow var(--steady) var(--ease);
    `}
  ${onPaper} {
    width: 4.75rem;
    height: 2.5rem;
    b {
      font-size: 7.5pt;
    }
    small {
      font-size: 6.5pt;
    }
  }
`;
