import styled from 'styled-components';

/** A button that looks like a link within a sentence. */
export const TextButton = styled.button`
  min-height: var(--touch);
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 700;
  text-decoration: underline;
  cursor: pointer;
`;
