import { below, space } from '../theme/tokens';

/** Never paper, whose sections are below each other. */
const sideBySide = '@media screen and (min-width: 60em)';

const outside = 'max(var(--gutter), calc(100% - 40rem))';
const inside = `clamp(${space(5)}, 4vw - 0.75rem, ${space(10)})`;

/** On phones, the number is before the title, on its line, which is tall enough for a finger. */
const dense = `
  ${below.sm} {
    && > h2 {
      display: flex;
      padding-block: ${space(4)} ${space(2)};
      font-size: var(--t-lg);
    }
    && > h2 > span {
      margin: 0 0.5em 0 0;
      font-size: inherit;
      line-height: inherit;
      letter-spacing: inherit;
    }
    && > details > summary {
      padding-top: ${space(3.5)};
    }
  }
`;

/** Beside each other, like a container's doors. */
export const halves = {
  left: `
    ${dense}
    ${sideBySide} {
      && {
        grid-column: 1;
        padding-inline: ${outside} ${inside};
        border-inline-end: 1px solid var(--line-strong);
      }
    }
  `,
  right: `
    ${dense}
    ${sideBySide} {
      && {
        grid-column: 2;
        padding-inline: ${inside} ${outside};
      }
    }
  `,
};
