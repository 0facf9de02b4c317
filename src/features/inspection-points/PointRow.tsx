import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { InspectionPoint } from '../../content/services/inspectionPoints';
import { pointWords } from '../../content/services/inspectionPoints';
import { centered, from, printedFill, quietText, space } from '../../ui/theme/tokens';

interface PointRowProps {
  readonly point: InspectionPoint;
  readonly number: number;
  readonly chosen: boolean;
  readonly onChoose: (id: string) => void;
}

/** One inspection point. Its number and name are a button that highlights it in the picture. */
export function PointRow({
  point: { id, name, checked, photographed },
  number,
  chosen,
  onChoose,
}: PointRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!chosen || !row.current) return;
    const zone = row.current.closest('details');
    if (zone) zone.open = true;
    row.current.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <Row ref={row} $chosen={chosen}>
      <button type="button" aria-pressed={chosen} onClick={() => onChoose(id)}>
        <span>{number}</span>
        {name}
      </button>
      <div>
        <p>{checked}</p>
        <p>
          <span>{pointWords.photos}</span> <span>{photographed}</span>
        </p>
      </div>
    </Row>
  );
}

const Row = styled.li<{ $chosen: boolean }>`
  display: grid;
  padding: ${space(1)} ${space(3)} ${space(4)};
  margin-inline: ${space(-3)};
  background-color: ${({ $chosen }) => ($chosen ? 'var(--white)' : 'transparent')};
  outline: ${({ $chosen }) => ($chosen ? '2px solid var(--ink)' : '0')};
  /* The divider keeps to the column width; only the selected row's background is wider. */
  & + & {
    background-image: linear-gradient(var(--line), var(--line));
    background-position: top;
    background-size: calc(100% - ${space(6)}) 1px;
    background-repeat: no-repeat;
  }
  button {
    display: flex;
    align-items: baseline;
    min-height: var(--touch);
    padding-block: ${space(1.5)};
    font-weight: 700;
    line-height: 1.3;
    text-align: start;
  }
  button > span {
    flex: none;
    ${centered}
    width: 2rem;
    height: 2rem;
    margin-inline-end: ${space(3)};
    border-radius: 50%;
    ${printedFill}
    background: ${({ $chosen }) => ($chosen ? 'var(--signal)' : 'var(--ink)')};
    color: ${({ $chosen }) => ($chosen ? 'var(--ink)' : 'var(--paper)')};
    font-size: var(--t-sm);
    font-variant-numeric: tabular-nums;
  }
  div {
    display: grid;
    gap: ${space(1)};
    padding-inline-start: ${space(11)};
    max-width: 44rem;
  }
  p + p {
    ${quietText}
  }
  ${from.lg} {
    button {
      font-size: var(--t-lg);
    }
    p + p {
      font-size: inherit;
    }
  }
  @media print {
    break-inside: avoid;
  }
`;
