import styled from 'styled-components';
import { below, from, oneColumn, onPaper, space } from './tokens';

/** In grid steps: between all items, or between rows and between columns. */
type Gap = number | readonly [rows: number, columns: number];

const gap = (gap: Gap) => (typeof gap === 'number' ? space(gap) : gap.map(space).join(' '));

/** The page's content width: up to 1280 px between fluid gutters. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(80rem + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/** A vertical stack. `gap` is in grid steps (default 4 = 16 px). */
export const Stack = styled.div<{ $gap?: number }>`
  ${oneColumn}
  align-content: start;
  gap: ${({ $gap = 4 }) => space($gap)};
  /* Avoids page breaks within grid rows when printing. */
  ${onPaper} {
    display: block;
    > * + * {
      margin-top: ${({ $gap = 4 }) => space($gap)};
    }
  }
`;

/** A wrapping row. */
export const Cluster = styled.div<{ $gap?: Gap }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 3 }) => gap($gap)};
`;

/** A page's buttons. On phones, they fill the row, so that two below each other end at one line. */
export const Actions = styled(Cluster)`
  ${below.sm} {
    > [data-button] {
      flex: 1 1 auto;
    }
  }
`;

/** As many equal columns as fit, each at least `min` wide (default 16rem). */
export const Columns = styled.div<{ $min?: string; $gap?: Gap }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min = '16rem' }) => $min}), 1fr));
  gap: ${({ $gap = 8 }) => gap($gap)};
`;

/** Columns with a line above each. `inset` is the space below it. */
export const RuledColumns = styled(Columns)<{ $inset?: number }>`
  > * {
    padding-top: ${({ $inset = 4 }) => space($inset)};
    border-top: 2px solid var(--ink);
  }
`;

interface Ruled {
  /** Space above and below each item, in grid steps. */
  readonly $gap?: number;
  /** With faint lines. */
  readonly $faint?: boolean;
  /** With a line below the last item, too. */
  readonly $closed?: boolean;
}

const line = ({ $faint }: Ruled) => `1px solid var(${$faint ? '--line' : '--line-strong'})`;

/** A list, of items or of terms, with a line above each. */
export const RuledList = styled.ul<Ruled>`
  border-bottom: ${(list) => (list.$closed ? line(list) : 0)};
  > * {
    padding-block: ${({ $gap = 0 }) => space($gap)};
    border-top: ${line};
  }
`;

interface Halves {
  readonly $ratio?: readonly [first: number, second: number];
  readonly $gap?: number;
  readonly $align?: 'start' | 'center' | 'end' | 'stretch';
}

/** A narrow and a wide column from 960 px up; stacked below that. */
export const Split = styled.div<Halves>`
  ${oneColumn}
  gap: ${({ $gap = 8 }) => space($gap)};
  align-items: ${({ $align = 'start' }) => $align};
  ${from.md} {
    grid-template-columns: ${({ $ratio = [4, 8] }) => $ratio.map((part) => `minmax(0, ${String(part)}fr)`).join(' ')};
    column-gap: clamp(2rem, 5vw, 5rem);
  }
  ${onPaper} {
    display: block;
    > * + * {
      margin-top: ${space(5)};
    }
  }
`;

/** The marks of a line in columns, on a line across. */
export const marksAcross = `
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  > li {
    padding: ${space(7)} ${space(4)} 0 0;
  }
  > li::before {
    top: 0;
  }
  > :not(:last-child)::after {
    inset: 0.4375rem 0 auto 1rem;
    border-width: 2px 0 0;
  }
`;

interface MarkedLineStyle {
  readonly $isExample?: boolean;
  readonly $isDown?: boolean;
}

/**
 * An ordered list as marks on a line: down the left, and from 960 px up across unless it's to stay down. An example's is
 * dashed, and across from 640 px up.
 */
export const MarkedLine = styled.ol<MarkedLineStyle>`
  display: grid;
  > li {
    position: relative;
    padding: 0 0 ${space(5)} ${space(8)};
  }
  > :last-child {
    padding-bottom: 0;
  }
  > li::before {
    content: '';
    position: absolute;
    inset: ${space(0.5)} auto auto 0;
    width: 1rem;
    height: 1rem;
    border: 3px solid;
    border-radius: 50%;
  }
  > :not(:last-child)::after {
    content: '';
    position: absolute;
    inset: ${space(5)} auto 0 0.4375rem;
    border: 0 ${({ $isExample }) => ($isExample ? 'dashed' : 'solid')};
    border-inline-start-width: 2px;
  }
  ${({ $isExample, $isDown }) => !$isDown && `${from[$isExample ? 'sm' : 'md']} { ${marksAcross} }`}
`;
