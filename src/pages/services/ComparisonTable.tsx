import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { comparison, comparisonColumns, servicesPage } from '../../content/services/services';
import { DataTable } from '../../ui/DataTable';
import { space } from '../../ui/theme/tokens';

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

/* Enlarges the touch target without making the row taller. */
const RowLink = styled(Link)`
  display: inline-block;
  padding-block: ${space(3)};
  margin-block: ${space(-3)};
`;
