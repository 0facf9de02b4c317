import styled from 'styled-components';
import { space } from './theme/tokens';

/** The logo mark (a low sun behind a hull) and the company name. On dark backgrounds, the mark has a thin outline. */
export function Logo({ name }: { readonly name: string }) {
  return (
    <Word>
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
        <rect
          x="0.5"
          y="0.5"
          width="31"
          height="31"
          rx="4"
          fill="var(--ink)"
          stroke="var(--ink-soft-on-light)"
        />
        <circle cx="16" cy="13" r="7.5" fill="var(--signal)" />
        <path d="M4 18h24l-3 8H7z" fill="var(--paper)" />
      </svg>
      <span>{name}</span>
    </Word>
  );
}

const Word = styled.strong`
  display: inline-flex;
  align-items: center;
  gap: ${space(2.5)};
  font-family: var(--font-heading);
  font-weight: 800;
  letter-spacing: -0.015em;
  svg {
    flex: none;
  }
`;
