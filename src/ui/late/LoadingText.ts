import styled from 'styled-components';
import { Small } from '../theme/text';

/** Says that something is loading. Hidden without scripts, which load it. */
export const LoadingText = styled(Small)`
  @media (scripting: none) {
    display: none;
  }
`;
