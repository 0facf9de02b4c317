import { space } from '../theme/tokens';

/** Never paper, whose sections are below each other. */
export const wideScreen = '@media screen and (min-width: 75em)';

/** Beside each other, like a container's doors. */
export const halves = {
  left: `
    grid-column: 1;
    padding-inline: max(var(--gutter), calc(100% - 40rem)) ${space(10)};
    border-inline-end: 1px solid var(--line-strong);
  `,
  right: `
    grid-column: 2;
    padding-inline: ${space(10)} max(var(--gutter), calc(100% - 40rem));
  `,
};
