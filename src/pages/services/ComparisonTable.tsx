import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { comparison, comparisonColumns, servicesPage } from '../../content/services/services';
import { DataTable } from '../../ui/DataTable';
import { space } from '../../ui/theme/tokens';

/** The five services in rows; on a phone each becomes a block of labelled facts. */
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

/* A row's name as a target for a thumb, without making the row taller. */
const RowLink = styled(Link)`
  display: inline-block;
  padding-block: ${space(3)};
  margin-block: ${space(-3)};
`;
