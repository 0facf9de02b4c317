import styled from 'styled-components';
import { Hint } from './Field';

/** Says how much of a long text's limit is left. Present but empty until then, so that screen readers announce it. */
export function CharacterCount({ children }: { readonly children: string }) {
  return <Count role="status">{children}</Count>;
}

const Count = styled(Hint)`
  font-variant-numeric: tabular-nums;
  &:empty {
    position: absolute;
  }
`;
