import styled from 'styled-components';
import { space } from '../../ui/theme/tokens';

/** References saved on this device, on the tracking page and in the account dialog, whose code loads apart. */
export const ReferenceList = styled.ul`
  margin-top: ${space(2)};
  overflow-wrap: anywhere;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${space(3)};
    border-top: 1px solid var(--line);
  }
  code {
    user-select: auto;
  }
`;
