import styled from 'styled-components';
import { storedItems, storedItemsTable } from '../../content/legal/storedItems';
import type { StoredItem } from '../../content/legal/storedItems';
import { DataTable } from '../../ui/DataTable';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Code } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';

const places: Record<StoredItem['store'], string> = {
  localStorage: storedItemsTable.device,
  sessionStorage: storedItemsTable.tab,
  cacheStorage: storedItemsTable.device,
};

/** Lists all keys in the registry. */
export function StorageTable() {
  return (
    <Frame>
      <PhoneDisclosure summary={storedItemsTable.summary(storedItems.length)}>
        <DataTable
          caption={storedItemsTable.caption(storedItems.length)}
          columns={storedItemsTable.columns}
          rows={storedItems.map(({ key, purpose, lifetime, store }) => ({
            key,
            cells: [<Name key="name">{key}</Name>, purpose, lifetime, places[store]],
          }))}
        />
      </PhoneDisclosure>
    </Frame>
  );
}

const Frame = styled.div`
  margin-top: ${space(6)};
  font-size: var(--t-sm);
  line-height: 1.5;
  /* Where the table has columns. */
  @media (min-width: 48em) {
    td:last-child {
      white-space: nowrap;
    }
    td:nth-child(3) {
      width: 26%;
    }
  }
`;

/** Allows line breaks after dots only. */
const Name = styled(Code)`
  letter-spacing: 0;
  overflow-wrap: normal;
  ${from.sm} {
    white-space: nowrap;
  }
`;
