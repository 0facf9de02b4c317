import styled from 'styled-components';

/** A button that looks like a link within a sentence. */
export const TextButton = styled.button`
  min-height: var(--touch);
  font-weight: 700;
  text-decoration: underline;
`;
