import styled from 'styled-components';

const HYPHENATED = /(\be-mails?\b)/i;

/** A text in which “e-mail” doesn't break at its hyphen. */
export function NoBreaks({ text }: { readonly text: string }) {
  // Splitting at a group puts the matches at odd positions. The text is static, so the index is a stable key.
  return text.split(HYPHENATED).map((part, index) => (index % 2 ? <Whole key={index}>{part}</Whole> : part));
}

const Whole = styled.span`
  white-space: nowrap;
`;
