import styled from 'styled-components';
import { shopWords as words } from '../../content/pages/shop';
import { Button } from '../../ui/buttons/Button';
import { Small } from '../../ui/theme/text';
import { from, onPaper, space } from '../../ui/theme/tokens';
import { useAddToEnquiry } from './useAddToEnquiry';

/** Puts one thing on the list, and says how many of it are there. */
export function AddButton({ id, name }: { readonly id: string; readonly name: string }) {
  const { add, countOf, isFull } = useAddToEnquiry();
  const count = countOf(id);
  const label = count > 0 ? words.addMore : words.add;
  return (
    <Place>
      <Button
        $variant="secondary"
        aria-label={`${label}: ${name}`}
        disabled={isFull && count === 0}
        onClick={() => {
          add(id, name);
        }}
      >
        {label}
      </Button>
      {count > 0 && <Small>{words.onList(count)}</Small>}
    </Place>
  );
}

/** The list needs scripts: without them the button would be dead. */
const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  p {
    color: var(--palm);
    font-weight: 700;
  }
  ${from.sm} {
    display: grid;
    justify-items: stretch;
    min-width: 10.5rem;
    text-align: center;
  }
  @media (scripting: none) {
    display: none;
  }
  ${onPaper} {
    display: none;
  }
`;
