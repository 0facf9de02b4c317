import { css } from 'styled-components';
import { voyageTiles } from '../../content/pictures/voyage';

const { width, height } = voyageTiles.ship;

/** The height of a stage's picture, where `--tile` is its width, and of its sky, above the lower three quarters of a width. */
export const tileHeights = css`
  --tile-height: calc(var(--tile) * ${height} / ${width});
  --sky-height: calc(var(--tile-height) - 0.75 * var(--tile));
`;

/** The color that the sky begins with, down to a height, behind what is above a landscape. */
export const skyDownTo = (height: string) =>
  `background: linear-gradient(var(--sea-tint), var(--sea-tint)) top / 100% ${height} no-repeat;`;
