import styled from 'styled-components';
import { storedItems, storedItemsTable } from '../../content/legal/storedItems';
import { DataTable } from '../../ui/DataTable';
import { Disclosure } from '../../ui/Disclosure';
import { Code } from '../../ui/theme/text';
import { space } from '../../ui/theme/tokens';

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
            cells: [<Name key="name">{key}</Name>, purpose, lifetime],
          }))}
        />
      </Disclosure>
    </Frame>
  );
}

const Frame = styled.div`
  max-width: 42rem;
  margin-top: ${space(6)};
  font-size: var(--t-sm);
  line-height: 1.5;
  /* Where the table has columns. */
  @media (min-width: 48em) {
    td:last-child {
      width: 34%;
    }
  }
`;

/** Breaks at hyphens, only on phones. */
const Name = styled(Code)`
  letter-spacing: 0;
  overflow-wrap: normal;
  ${from.sm} {
    white-space: nowrap;
  }
`;
