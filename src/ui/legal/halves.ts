import { space } from '../theme/tokens';

/** Never paper, whose sections are below each other. */
const sideBySide = '@media screen and (min-width: 60em)';

const outside = 'max(var(--gutter), calc(100% - 40rem))';
const inside = `clamp(${space(5)}, 4vw - 0.75rem, ${space(10)})`;

const half = (column: string) => `
  ${sideBySide} {
    && {
      grid-template-columns: var(--margin) minmax(0, 1fr);
      ${column}
    }
    && > h2 + * {
      padding-bottom: ${space(4)};
    }
    && > details + * {
      grid-area: auto / 2;
      padding-top: 0;
    }
  }
`;

/** Beside each other, like a container's doors, with the text below the summary. */
export const halves = {
  left: half(
    `grid-column: 1; padding-inline: ${outside} ${inside}; border-inline-end: 1px solid var(--line-strong);`,
  ),
  right: half(`grid-column: 2; padding-inline: ${inside} ${outside};`),
};
