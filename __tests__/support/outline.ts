import { screen } from '@testing-library/react';

/** Heading levels in `main`, in order. */
export const headingLevels = (): number[] => {
  const main = screen.getByRole('main');
  return [...main.querySelectorAll('h1, h2, h3, h4')].map((heading) => Number(heading.tagName.slice(1)));
};

/** Places where a heading level is skipped. */
export const headingGaps = (): string[] =>
  headingLevels().flatMap((level, index, levels) => {
    const before = levels[index - 1] ?? 0;
    return level > before + 1 ? [`h${String(before)} > h${String(level)}`] : [];
  });
