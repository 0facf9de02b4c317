import styled from 'styled-components';
import { visuallyHidden } from './tokens';

/** Content for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
  margin: -1px;
`;
