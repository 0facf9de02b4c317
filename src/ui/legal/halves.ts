import { space } from '../theme/tokens';

/** Never paper, whose sections are below each other. */
const sideBySide = '@media screen and (min-width: 60em)';

const outside = 'max(var(--gutter), calc(100% - 40rem))';
const inside = `clamp(${space(5)}, 4vw - 0.75rem, ${space(10)})`;

/** Beside each other, like a container's doors. */
export const halves = {
  left: `
    ${sideBySide} {
      && {
        grid-column: 1;
        padding-inline: ${outside} ${inside};
        border-inline-end: 1px solid var(--line-strong);
      }
    }
  `,
  right: `
    ${sideBySide} {
      && {
        grid-column: 2;
        padding-inline: ${inside} ${outside};
      }
    }
  `,
};
