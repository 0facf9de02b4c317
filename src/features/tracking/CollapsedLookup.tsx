import styled from 'styled-components';
import { lookupWords } from '../../content/pages/trackLookup';
import { Button } from '../../ui/buttons/Button';
import { Code } from '../../ui/theme/text';
import { space } from '../../ui/theme/tokens';

interface CollapsedLookupProps {
  readonly reference: string;
  readonly onExpand: () => void;
}

/** The collapsed lookup form, shown with its result. */
export function CollapsedLookup({ reference, onExpand }: CollapsedLookupProps) {
  return (
    <Line>
      <Code>{reference}</Code>
      <Button $variant="quiet" onClick={onExpand}>
        {lookupWords.another}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space(3)};
  /* Offsets the surrounding panel's padding, which is sized for the full form. */
  margin-block: -${space(3)};
  font-weight: 700;
`;
