import styled from 'styled-components';
import type { PlanName } from '../../content/ports/mapLabels';
import { from, oneColumn, space, visuallyHidden } from '../../ui/theme/tokens';

/** With the insets of Texas and Nigeria at its foot: from 768 px, and on paper. */
export const onPlate = (styles: string): string =>
  `@media (min-width: 48em), print { [data-chart] & { ${styles} } }`;

/** From 1200 px, if the map is as wide as the page: the insets are on the chart. */
export const onOneSheet = (styles: string): string => `${from.lg} { [data-chart='sheet'] & { ${styles} } }`;

/** On phones, if it's beside a list: only one inset, because the list comes right after it. */
export const onListOnPhones = (styles: string): string =>
  `@media screen and (max-width: 47.99em) { [data-chart='beside'] & { ${styles} } }`;

/** The Atlantic chart with one inset below it; on wider screens, in one frame with two insets at its foot, or on the chart. */
export const Sheets = styled.div`
  position: relative;
  ${oneColumn}
  > svg,
  > div > svg {
    width: 100%;
  }
  ${onListOnPhones(`> svg { ${visuallyHidden} }`)}
  ${onPlate('grid-template-columns: repeat(2, minmax(0, 1fr)); > :first-child { grid-column: 1 / -1; }')}
  ${onOneSheet('display: block;')}
  @media print {
    break-inside: avoid;
  }
`;

/** An inset's position and frame. */
export const Inset = styled.div<{ $area: PlanName; $chosen: boolean }>`
  ${({ $chosen }) => !$chosen && 'display: none;'}
  border: 1px solid var(--ink);
  border-top: 0;
  ${({ $area }) => onPlate(`display: ${$area === 'east' ? 'none' : 'block'};`)}
  ${({ $area }) =>
    onOneSheet(`
      position: absolute;
      top: 0;
      ${$area === 'texas' ? 'left: 1.2%; margin: 30.7% 0 0;' : 'right: 1.2%; margin: 14.8% 0 0;'}
      width: 29%;
      border: 1px solid;
    `)}
`;

/** The caption and the legend: below the charts, or next to an inset that is alone. */
export const Foot = styled.div<{ $isBeside: boolean }>`
  ${({ $isBeside }) => onPlate($isBeside ? `padding-inline-start: ${space(5)};` : 'grid-column: 1 / -1;')}
  ${onOneSheet('padding: 0;')}
`;
