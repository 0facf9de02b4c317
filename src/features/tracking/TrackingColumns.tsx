import type { ReactNode } from 'react';
import styled from 'styled-components';
import { from, oneColumn, onPaper, space } from '../../ui/theme/tokens';
import { Stack } from '../../ui/theme/layout';

/** The timeline with the shipment's details and sharing options next to it. */
export function TrackingColumns({ main, aside }: { readonly main: ReactNode; readonly aside: ReactNode }) {
  return (
    <Grid>
      <div>{main}</div>
      <Aside $gap={10}>{aside}</Aside>
    </Grid>
  );
}

const Grid = styled.div`
  ${oneColumn}
  gap: ${space(12)};
  overflow-wrap: anywhere;
  ${from.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: clamp(2rem, 5vw, 5rem);
  }
  ${onPaper} {
    display: block;
    h2 {
      font-size: 14pt;
    }
  }
`;

const Aside = styled(Stack)`
  ${onPaper} {
    margin-top: ${space(4)};
    font-size: 8.5pt;
    line-height: 1.3;
    dl {
      columns: 2;
      column-gap: ${space(8)};
      border: 0;
    }
    dl > div {
      padding-block: ${space(1)};
      break-inside: avoid;
    }
  }
`;
