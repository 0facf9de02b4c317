import styled from 'styled-components';
import { comparison, comparisonColumns, servicesPage } from '../../content/services/services';
import { DataTable } from '../../ui/DataTable';
import { RowLink } from '../../ui/links';
import { from, space } from '../../ui/theme/tokens';

/** The five services compared; on phones, a list of labeled facts for each. */
export function ComparisonTable() {
  return (
    <Balanced>
      <DataTable
        caption={servicesPage.tableCaption}
        columns={comparisonColumns}
        rows={comparison.map(({ to, name, cells }) => ({
          key: to,
          cells: [
            <RowLink key="name" to={to}>
              {name}
            </RowLink>,
            ...cells,
          ],
        }))}
      />
    </Balanced>
  );
}

const Balanced = styled.div`
  ${from.md} {
    table {
      table-layout: fixed;
    }
    th:first-child {
      width: 9rem;
    }
    th:nth-child(3) {
      width: 26%;
    }
    th:last-child {
      width: 18%;
    }
  }
  @media screen and (max-width: 59.99em) {
    tbody th {
      font-size: var(--t-lg);
    }
    tbody tr {
      column-gap: 0;
    }
    td:nth-child(even) {
      padding-inline-end: ${space(4)};
    }
    /* A hairline between the two pairs. */
    td:nth-child(n + 4) {
      padding-top: ${space(2)};
      border-top: 1px solid var(--line);
    }
  }
`;
