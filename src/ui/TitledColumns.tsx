import type { ComponentProps } from 'react';
import { RuledColumns, Stack } from './theme/layout';
import { SubTitle } from './theme/text';

interface TitledColumnsProps extends ComponentProps<typeof RuledColumns> {
  readonly items: readonly { readonly title: string; readonly text: string }[];
}

/** Short texts side by side, each below its title and a line. */
export function TitledColumns({ items, ...columns }: TitledColumnsProps) {
  return (
    <RuledColumns {...columns}>
      {items.map(({ title, text }) => (
        <Stack key={title} $gap={2}>
          <SubTitle>{title}</SubTitle>
          <p>{text}</p>
        </Stack>
      ))}
    </RuledColumns>
  );
}
