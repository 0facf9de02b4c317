import styled from 'styled-components';
import { storedItems, storedItemsTable } from '../../content/legal/storedItems';
import { DataTable } from '../../ui/DataTable';
import { Disclosure } from '../../ui/Disclosure';
import { from, space } from '../../ui/theme/tokens';
import { EntryName } from './EntryName';

/** Lists all keys in the registry, folded because there are many. */
export function StorageTable() {
  return (
    <Frame>
      <Disclosure summary={storedItemsTable.summary(storedItems.length)}>
        <DataTable
          caption={storedItemsTable.caption(storedItems.length)}
          columns={storedItemsTable.columns}
          rows={storedItems.map(({ key, purpose, lifetime }) => ({
            key,
            cells: [<EntryName key="name">{key}</EntryName>, purpose, lifetime],
          }))}
        />
      </Disclosure>
    </Frame>
  );
}

const Frame = styled.div`
  margin-top: ${space(6)};
  ${from.md} {
    max-width: var(--measure);
  }
  font-size: var(--t-sm);
  line-height: 1.5;
  /* Where the table has columns. */
  @media (min-width: 48em) {
    td:last-child {
      width: 34%;
    }
  }
`;
