import styled from 'styled-components';
import { costParts } from '../../content/pages/carPurchase';
import { Stencil, SubTitle } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';

/** Everything that is paid for until a car is at the door, by who is paid and when. */
export function CostParts() {
  return (
    <Parts>
      {costParts.map(({ payee, when, parts }) => (
        <div key={payee}>
          <SubTitle>{payee}</SubTitle>
          <Stencil>{when}</Stencil>
          <ul>
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </div>
      ))}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space(10)};
  ${from.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: clamp(1.5rem, 4vw, 4rem);
  }
  > div {
    border-top: 4px solid var(--signal);
    padding-top: ${space(4)};
  }
  p {
    margin-top: ${space(1)};
    color: var(--ink-soft);
  }
  ul {
    margin-top: ${space(4)};
    padding: 0;
    list-style: none;
  }
  li {
    padding-block: ${space(3)};
    border-top: 1px solid var(--line);
  }
`;
