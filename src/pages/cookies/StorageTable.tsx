import styled from 'styled-components';
import { storedGroups, storedItemsTable } from '../../content/legal/storedItems';
import { DataTable } from '../../ui/DataTable';
import { Disclosure } from '../../ui/Disclosure';
import { below, from, space } from '../../ui/theme/tokens';
import { EntryName } from './EntryName';

/** Lists all keys in the registry, by what they're for. Only the first table is open, because there are many. */
export function StorageTable() {
  return (
    <Frame>
      {storedGroups.map(({ title, summary, items }, index) => (
        <Disclosure key={title} summary={summary} isOpen={index === 0}>
          <DataTable
            caption={title}
            hidesCaption
            columns={storedItemsTable.columns}
            rows={items.map(({ key, purpose, lifetime }) => ({
              key,
              cells: [
                <EntryName key="name" isShort>
                  {key}
                </EntryName>,
                purpose,
                lifetime,
              ],
            }))}
          />
        </Disclosure>
      ))}
    </Frame>
  );
}

const Frame = styled.div`
  details > div {
    max-width: none;
  }
  font-size: var(--t-sm);
  line-height: 1.5;
  /* Where the table has columns. */
  ${from.tablet} {
    th:first-child,
    td:last-child {
      width: 25%;
    }
  }
  /* On phones, an entry's name and purpose in one paragraph, and its lifetime below, without labels. */
  ${below.tablet} {
    tbody tr {
      display: block;
      padding-block: ${space(2)};
      border-top: 1px solid var(--line-strong);
    }
    tbody th,
    tbody td:not(:last-child) {
      display: inline;
      margin-inline-end: ${space(2)};
    }
    td:last-child {
      margin-top: 0;
      color: var(--ink-soft);
    }
    td::before {
      content: none;
    }
  }
`;
