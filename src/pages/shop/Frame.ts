import styled from 'styled-components';
import { from, space } from '../../ui/theme/tokens';

/** Two columns: the products and the enquiry list, which is sticky. On phones, the list comes after the products. */
export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)};
  padding-block: clamp(2rem, 1.2rem + 3vw, 4.5rem);
  ${from.md} {
    grid-template-columns: minmax(0, 8fr) minmax(18rem, 4fr);
    gap: clamp(2rem, 5vw, 5rem);
    align-items: start;
    > :last-child {
      position: sticky;
      top: ${space(6)};
    }
  }
`;
