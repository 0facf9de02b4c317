import styled from 'styled-components';
import { shipmentWords } from '../../content/pages/shipment';
import { trackingStates } from '../../content/pages/tracking';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { from, space } from '../../ui/theme/tokens';
import { statusIndex } from './model/statusWords';

/** The seven statuses with the current one marked. Renders nothing for any other status. */
export function ProgressLine({ status }: { readonly status: string }) {
  const step = statusIndex(status);
  if (step < 0) return null;
  return (
    <Line>
      {Object.values(trackingStates).map(({ label }, index) => {
        const place = index < step ? 'done' : index === step ? 'here' : 'ahead';
        return (
          <li key={label} aria-current={place === 'here' ? 'step' : undefined} data-place={place}>
            {label}
            <VisuallyHidden>{shipmentWords.place[place]}</VisuallyHidden>
          </li>
        );
      })}
    </Line>
  );
}

const Line = styled.ol`
  display: grid;
  gap: ${space(1)};
  font-size: var(--t-sm);
  line-height: 1.3;
  li {
    position: relative;
    padding: ${space(1)} 0 ${space(1)} ${space(5)};
    color: var(--ink-soft);
    border-inline-start: 4px solid var(--edge, var(--line-strong));
    margin-inline-start: ${space(1)};
  }
  [data-place='done'] {
    --edge: var(--ink);
  }
  [data-place='here'] {
    --edge: var(--signal);
    color: var(--ink);
    font-weight: 800;
    border-inline-start-width: 12px;
    margin-inline-start: 0;
    padding-inline-start: ${space(4)};
  }
  ${from.md} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    li,
    [data-place='here'] {
      margin: 0;
      padding: ${space(3)} ${space(2)} 0 0;
      border-inline-start: 0;
      border-block-start: 4px solid var(--edge, var(--line-strong));
    }
    [data-place='here'] {
      border-block-start-width: 12px;
      margin-top: -8px;
    }
  }
`;
