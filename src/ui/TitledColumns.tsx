import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { RuledColumns, Stack } from './theme/layout';
import { SubTitle } from './theme/text';

interface TitledColumnsProps extends ComponentProps<typeof RuledColumns> {
  readonly items: readonly { readonly title: string; readonly text: string }[];
}

/** Short texts side by side, each below its title and a line. All texts in a row begin at the same height. */
export function TitledColumns({ items, ...columns }: TitledColumnsProps) {
  return (
    <RuledColumns {...columns}>
      {items.map(({ title, text }) => (
        <Item key={title} $gap={2}>
          <SubTitle>{title}</SubTitle>
          <p>{text}</p>
        </Item>
      ))}
    </RuledColumns>
  );
}

const Item = styled(Stack)`
  @supports (grid-template-rows: subgrid) {
    grid-row: span 2;
    grid-template-rows: subgrid;
  }
`;
