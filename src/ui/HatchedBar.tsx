import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below, onVeryLargeText, oneColumn, quietText, space } from './theme/tokens';

export interface BarLook {
  readonly ground: string;
  /** SVG path in 8 by 8 units, so that parts aren't distinguished by color alone. */
  readonly hatching?: string;
}

interface BarPart<Id extends string> extends BarLook {
  readonly id: Id;
  readonly size: number;
  /** Written on the part where it fits. */
  readonly label?: string | undefined;
}

interface HatchedBarProps<Id extends string> {
  readonly parts: readonly BarPart<Id>[];
  readonly className?: string | undefined;
  /** Renders a `<dl>` with the same information; each `<dt>` includes its part's swatch. */
  readonly children: (swatch: (id: Id) => ReactNode) => ReactNode;
}

/** In pixels: a letter with its share of the space around a label, and the bar on narrow and on wide screens. */
const LETTER = 11;
const NARROW = 290;
const WIDE = 520;

/** A bar of parts, proportional to their sizes. */
export function HatchedBar<Id extends string>({ parts, className, children }: HatchedBarProps<Id>) {
  const id = useId();
  const all = parts.reduce((sum, { size }) => sum + size, 0);
  const share = (size: number) => `${String((size / all) * 100)}%`;
  const startOf = (index: number) => parts.slice(0, index).reduce((sum, { size }) => sum + size, 0);
  const fill = (part: Id) => `url(#${id}${part})`;
  return (
    <Frame className={className}>
      <svg aria-hidden="true">
        <defs>
          {parts.map((part) => (
            <pattern key={part.id} id={`${id}${part.id}`} width="8" height="8" patternUnits="userSpaceOnUse">
              <rect width="8" height="8" fill={part.ground} />
              <path d={part.hatching ?? ''} stroke="var(--ink)" strokeWidth="1.2" />
            </pattern>
          ))}
        </defs>
        {parts.map((part, index) => (
          <rect
            key={part.id}
            x={share(startOf(index))}
            width={share(part.size)}
            height="100%"
            fill={fill(part.id)}
            stroke="var(--bar-gap, var(--ink))"
            strokeWidth="2"
          />
        ))}
        {parts.map(({ id: part, label = '', size, ground }, index) => {
          const least = (label.length * LETTER) / (size / all);
          return (
            label &&
            least < WIDE && (
              <text
                key={part}
                x={share(startOf(index) + size / 2)}
                y="50%"
                stroke={ground}
                data-wide={least > NARROW || undefined}
              >
                {label}
              </text>
            )
          );
        })}
      </svg>
      {children((part) => (
        <svg width="20" height="20" aria-hidden="true">
          <rect width="20" height="20" fill={fill(part)} />
        </svg>
      ))}
    </Frame>
  );
}

const Frame = styled.div`
  ${oneColumn}
  align-content: start;
  gap: ${space(4)};
  > svg {
    width: 100%;
    height: var(--bar-height, 2.75rem);
  }
  text {
    font-size: var(--t-sm);
    font-weight: 700;
    fill: #0b2b3a;
    stroke-width: 6;
    paint-order: stroke;
    text-anchor: middle;
    dominant-baseline: central;
  }
  ${below.md} {
    text[data-wide] {
      display: none;
    }
  }
  dl > div {
    display: grid;
    /* Wraps long values within their column. */
    grid-template-columns: minmax(8.5rem, 1fr) auto;
    align-items: center;
    column-gap: ${space(2)};
    padding-block: ${space(2)};
    border-top: 1px solid var(--line);
    line-height: 1.4;
  }
  dt {
    display: flex;
    align-items: center;
    gap: ${space(3)};
  }
  dt svg {
    flex: none;
  }
  dd {
    font-weight: 700;
    text-align: end;
    text-wrap: balance;
    font-variant-numeric: tabular-nums;
  }
  ${onVeryLargeText} {
    dl > div {
      grid-template-columns: minmax(0, 1fr);
    }
    dd {
      text-align: start;
    }
  }
  small {
    ${quietText}
    font-weight: 400;
  }
`;

/** Fills of chart parts. Literal values instead of custom properties, because a canvas draws them, too. */
export const fills = {
  sand: '#efe6d2',
  amber: '#f2b705',
  blue: '#8fc4cc',
  orange: '#f26b1d',
  peach: '#ffb27f',
  green: '#9fd6b8',
} as const;
