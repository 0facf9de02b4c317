import { comparison, comparisonColumns, servicesPage } from '../../content/services/services';
import { DataTable } from '../../ui/DataTable';
import { RowLink } from '../../ui/links';

/** The five services compared; on phones, a list of labeled facts for each. */
export function ComparisonTable() {
  return (
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
  );
}
