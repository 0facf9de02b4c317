import styled from 'styled-components';
import { space } from './theme/tokens';

/** The logo mark (an H with a low sun on its bar) and the company name. On dark backgrounds, the mark has a thin outline. */
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
        <path d="M4 6h6v10h12V6h6v20h-6v-6H10v6H4z" fill="var(--paper)" />
        <path d="M10 16a6 6 0 0 1 12 0z" fill="var(--signal)" />
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
