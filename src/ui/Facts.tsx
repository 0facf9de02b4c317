import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { from, headingFont, oneColumn, onPhones, space } from './theme/tokens';
import { ServerText } from './ServerText';
import { RuledList } from './theme/layout';

interface Fact {
  readonly term: string;
  readonly value: ReactNode;
}

interface FactsProps {
  readonly items: readonly Fact[];
  /** The width of short terms, which keep their values beside them on phones, too. */
  readonly termWidth?: string;
  /** Terms are headings' size beyond phones. */
  readonly isLarge?: boolean;
}

/** A list of terms and values, ruled like a form. On phones, a value is below its term. */
export function Facts({ items, termWidth, isLarge = false }: FactsProps) {
  return (
    <List as="dl" $gap={3} $faint $closed $termWidth={termWidth} $isLarge={isLarge}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{typeof value === 'string' ? <ServerText>{value}</ServerText> : value}</dd>
        </div>
      ))}
    </List>
  );
}

const besideOnPhones = (termWidth: string) => css`
  ${onPhones} {
    grid-template-columns: ${termWidth} minmax(0, 1fr);
    gap: ${space(3)};
  }
`;

const List = styled(RuledList)<{ $termWidth: string | undefined; $isLarge: boolean }>`
  > div {
    ${oneColumn}
    gap: ${space(1)};
    ${from.sm} {
      grid-template-columns: minmax(8rem, 1fr) 2fr;
      gap: ${space(6)};
    }
    ${({ $termWidth }) => $termWidth && besideOnPhones($termWidth)}
  }
  dt {
    font-weight: 700;
    ${from.sm} {
      ${({ $isLarge }) => $isLarge && `${headingFont} font-size: var(--t-lg); line-height: 1.3;`}
    }
  }
  dd {
    overflow-wrap: anywhere;
  }
`;
