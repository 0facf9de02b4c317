import styled from 'styled-components';
import { from, onPaper, space } from './tokens';

/** The page's content width: up to 1280 px between fluid gutters. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(80rem + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/** A vertical stack. `gap` is in grid steps (default 4 = 16 px). */
export const Stack = styled.div<{ $gap?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
export const Cluster = styled.div<{ $gap?: number }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 3 }) => space($gap)};
`;

/** As many equal columns as fit, each at least `min` wide (default 16rem). */
export const Columns = styled.div<{ $min?: string; $gap?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = '16rem' }) => $min}), 1fr));
  gap: ${({ $gap = 8 }) => space($gap)};
`;

/** A narrow and a wide column from 960 px up; stacked below that. */
export const Split = styled.div<{ $ratio?: string; $align?: 'start' | 'center' | 'stretch' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  align-items: ${({ $align = 'start' }) => $align};
  ${from.md} {
    grid-template-columns: ${({ $ratio = 'minmax(0, 4fr) minmax(0, 8fr)' }) => $ratio};
    gap: ${space(8)} clamp(2rem, 5vw, 5rem);
  }
  ${onPaper} {
    display: block;
    > * + * {
      margin-top: ${space(5)};
    }
  }
`;
