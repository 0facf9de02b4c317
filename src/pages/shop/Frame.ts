import styled from 'styled-components';
import { from, space } from '../../ui/theme/tokens';

/** Two columns: the products, and the enquiry list, which comes after them on phones. */
export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)};
  padding-block: clamp(2rem, 1.2rem + 3vw, 4.5rem);
  ${from.md} {
    grid-template-columns: minmax(0, 8fr) minmax(18rem, 4fr);
    gap: clamp(2rem, 5vw, 5rem);
    align-items: start;
  }
`;

/** Sticky, so that the list is in view next to every product. */
export const Aside = styled.div`
  ${from.md} {
    position: sticky;
    top: ${space(6)};
  }
`;
