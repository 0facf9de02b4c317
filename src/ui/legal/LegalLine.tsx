import styled from 'styled-components';
import { MarkedLine, marksAcross } from '../theme/layout';
import { from, headingFont, printedFill, quietText, space } from '../theme/tokens';

export interface LegalLineProps {
  readonly stops: readonly { readonly name: string; readonly note: string }[];
  /** Whether it goes down, between the summary and a long text. Otherwise it's below the text, across. */
  readonly isBeside?: boolean;
}

/** What a section says, drawn as stops on a line. The last is what the others lead to. */
export function LegalLine({ stops, isBeside = false }: LegalLineProps) {
  return (
    <Line $isDown={isBeside}>
      {stops.map(({ name, note }) => (
        <li key={name}>
          <b>{name}</b>
          <p>{note}</p>
        </li>
      ))}
    </Line>
  );
}

const Line = styled(MarkedLine)`
  padding-block: ${space(2)} ${space(6)};
  b {
    ${headingFont}
    line-height: 1.3;
  }
  p {
    ${quietText}
    line-height: 1.4;
  }
  > :last-child::before {
    background: currentColor;
    ${printedFill}
  }
  @media screen {
    > li::before,
    > li::after {
      color: var(--amber);
    }
  }
  grid-column: 2;
  ${from.sm} {
    ${({ $isDown }) => !$isDown && `${marksAcross} grid-area: 4 / 2 / auto / -1;`}
  }
  ${from.lg} {
    padding-block: 0 ${space(12)};
  }
`;
