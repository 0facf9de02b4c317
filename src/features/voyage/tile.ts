import { css } from 'styled-components';
import { voyageTiles } from '../../content/pictures/voyage';

const RATIO = voyageTiles.ship.height / voyageTiles.ship.width;

/** The part of a stage's picture that is sky, above its lower three quarters of a width. */
const SKY = 1 - 0.75 / RATIO;

/** The height of a stage's picture and of its sky, where `--tile` is its width. */
export const tileHeights = css`
  --tile-height: calc(var(--tile) * ${RATIO});
  --sky-height: calc(var(--tile-height) * ${SKY});
`;

/** The color that the sky begins with, down to a height, behind what is above a landscape. */
export const skyDownTo = (height: string) =>
  `background: linear-gradient(var(--sea-tint), var(--sea-tint)) top / 100% ${height} no-repeat;`;
