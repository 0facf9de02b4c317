import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { RuledColumns, Stack } from './theme/layout';
import { SubTitle } from './theme/text';
import { from, onPhones, space } from './theme/tokens';

interface TitledColumnsProps extends ComponentProps<typeof RuledColumns> {
  readonly items: readonly { readonly title: string; readonly text: string }[];
}

/** Short texts side by side, each below its title and a line; on phones below each other. */
export function TitledColumns({ items, ...columns }: TitledColumnsProps) {
  return (
    <List {...columns}>
      {items.map(({ title, text }) => (
        <Item key={title} $gap={2}>
          <SubTitle>{title}</SubTitle>
          <p>{text}</p>
        </Item>
      ))}
    </List>
  );
}

const List = styled(RuledColumns)`
  ${onPhones} {
    row-gap: ${space(4)};
    line-height: 1.45;
  }
`;

const Item = styled(Stack)`
  ${onPhones} {
    gap: ${space(1)};
  }
  ${from.sm} {
    @supports (grid-template-rows: subgrid) {
      grid-row: span 2;
      grid-template-rows: subgrid;
    }
  }
`;
