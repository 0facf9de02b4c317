import styled, { css } from 'styled-components';
import { space } from '../tokens';

const control = css`
  width: 100%;
  min-height: 3rem;
  padding: ${space(2.5)} ${space(3)};
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--white);
  color: #0b2b3a;
  /* 16 px at least: below that iOS zooms the page on focus. */
  font-size: max(1rem, var(--t-base));
  line-height: 1.4;
  &[aria-invalid='true'] {
    border: 2px solid var(--brick);
  }
  &::placeholder {
    color: var(--ink-soft);
    opacity: 0.75;
  }
`;

export const Input = styled.input.attrs(({ type }) => ({ type: type ?? 'text' }))`
  ${control}
`;

export const TextArea = styled.textarea`
  ${control}
  min-height: 8rem;
  resize: vertical;
`;

export const Select = styled.select`
  ${control}
  appearance: none;
  padding-inline-end: ${space(9)};
  text-overflow: ellipsis;
  background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='16' fill='none' stroke='%230b2b3a' stroke-width='2'%3E%3Cpath d='m3 6 5 5 5-5'/%3E%3C/svg%3E");
  background-repeat: no-repeat;
  background-position: right ${space(3)} center;
  @media (forced-colors: active) {
    appearance: auto;
    background-image: none;
  }
`;
