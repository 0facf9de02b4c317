import styled, { css } from 'styled-components';
import type { PlanName } from '../../content/ports/mapLabels';
import { from, space } from '../../ui/theme/tokens';

/** From 768 px and on paper: all insets, of which two stacked next to the third match its height. */
export const besideEachOther = '@media (min-width: 48em), print';

/**
 * The Atlantic chart with one inset below it, in one frame; from 768 px, with all insets in two columns, and from 1200 px with
 * the insets on the chart.
 */
export const Sheets = styled.div<{ $plans: number }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  svg {
    width: 100%;
  }
  ${besideEachOther} {
    gap: ${space(2)};
    grid-template-columns: minmax(0, ${({ $plans }) => ($plans === 3 ? '1.275fr' : '1fr')}) minmax(0, 1fr);
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${from.lg} {
    display: block;
  }
  @media print {
    break-inside: avoid;
  }
`;

/** An inset's position and frame. */
export const Inset = styled.div<{ $area: PlanName; $chosen: boolean }>`
  outline: 1px solid var(--ink);
  outline-offset: -1px;
  @media screen and (max-width: 47.99em) {
    ${({ $chosen }) => !$chosen && 'display: none;'}
  }
  ${besideEachOther} {
    grid-row: ${({ $area }) => ($area === 'east' ? '2 / span 2' : 'auto')};
    align-self: start;
    ${({ $area }) =>
      $area === 'east' &&
      css`
        &:nth-last-child(3) {
          align-self: stretch;
          > svg {
            height: 100%;
          }
        }
      `}
  }
  ${from.lg} {
    display: ${({ $area }) => ($area === 'east' ? 'none' : 'block')};
    position: absolute;
    width: 29%;
    ${({ $area }) => ($area === 'texas' ? 'left: 1.2%; bottom: 2.4%;' : 'right: 1.2%; top: 29.6%;')}
  }
`;
