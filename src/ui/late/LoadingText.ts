import styled from 'styled-components';
import { Small } from '../theme/text';
import { scriptsOnly } from '../theme/tokens';

/** Says that something is loading. Hidden without scripts, which load it. */
export const LoadingText = styled(Small)`
  ${scriptsOnly}
`;
