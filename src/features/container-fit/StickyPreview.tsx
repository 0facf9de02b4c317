import styled from 'styled-components';
import { fitVerdict } from '../../content/tools/containerFit';
import { bestRow } from '../../lib/containerFit/packRow';
import { from, screenOnly, space } from '../../ui/theme/tokens';
import type { FitResultProps } from './FitResult';
import { SideView } from './SideView';

/** A sticky drawing for phones, in view while vehicles are edited. Hidden from screen readers: it repeats the result. */
export function StickyPreview({ container, vehicles, colorOf }: FitResultProps) {
  const { placed } = bestRow(vehicles, container);
  return (
    <Preview aria-hidden="true">
      <SideView container={container} placed={placed} colorOf={colorOf} />
      {vehicles.length > 0 && <strong>{fitVerdict(placed.length, vehicles.length)}</strong>}
    </Preview>
  );
}

const Preview = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  margin: 0 calc(-1 * var(--gutter)) ${space(5)};
  padding: ${space(3)} var(--gutter) ${space(2)};
  background: var(--ink);
  color: var(--paper);
  svg {
    display: block;
    max-height: 22vh;
  }
  strong {
    display: block;
    margin-top: ${space(1)};
  }
  /* Below the header while it is showing. */
  header[data-back] ~ main & {
    top: 3.5rem;
  }
  ${from.sm} {
    display: none;
  }
  ${screenOnly}
`;
