import styled from 'styled-components';
import { dockReceipt } from '../../content/pages/carriers';
import { dockReceiptFields } from '../../content/tools/gate';
import { from, space } from '../../ui/theme/tokens';

/** The sample form, with SAMPLE in its header and values. */
export function SampleReceipt() {
  return (
    <Sheet>
      <figcaption>
        <b>{dockReceipt.sampleTitle}</b>
        <span>{dockReceipt.sample}</span>
      </figcaption>
      <Boxes>
        {dockReceiptFields.map(({ id, name, sample, span }, index) => (
          <Box key={id} $span={span ?? 1}>
            <dt>
              <b>{index + 1}</b> {name}
            </dt>
            <dd>{sample}</dd>
          </Box>
        ))}
      </Boxes>
    </Sheet>
  );
}

const Sheet = styled.figure`
  border: 2px solid var(--ink);
  background: var(--white);
  color: var(--ink);
  figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: ${space(1)} ${space(4)};
    padding: ${space(3)} ${space(4)};
    border-bottom: 2px solid var(--ink);
    text-transform: uppercase;
  }
  figcaption b {
    font-family: var(--font-heading);
    font-weight: 800;
  }
  figcaption span {
    padding-inline: ${space(3)};
    border: 2px solid var(--brick);
    color: var(--brick);
    font-weight: 800;
    letter-spacing: 0.14em;
  }
`;

const Boxes = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${from.sm} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Box = styled.div<{ $span: number }>`
  padding: ${space(2)} ${space(3)} ${space(3)};
  box-shadow: 0 0 0 0.5px var(--ink);
  ${from.sm} {
    grid-column: span ${({ $span }) => $span};
  }
  dt b {
    margin-inline-end: ${space(1)};
  }
  dt {
    font-size: var(--t-xs);
    line-height: 1.3;
  }
  dd {
    margin: ${space(1)} 0 0;
    font-family: var(--font-code);
    font-size: var(--t-sm);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
`;
