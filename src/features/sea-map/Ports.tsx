import styled from 'styled-components';
import { portPlaces, sheets } from '../../content/map/chart';
import type { SheetName } from '../../content/map/chart';
import { portLabels } from '../../content/ports/mapLabels';
import { PortMark } from './PortMark';
import type { MapPort } from './types';
import { InkLine } from './ChartDecorations';

interface PortsProps {
  readonly name: SheetName;
  readonly ports: readonly MapPort[];
}

/** A chart's ports with marks and names. A mark that had to be moved is connected to its port by a line. */
export function Ports({ name, ports }: PortsProps) {
  const { fit } = sheets[name];
  const shown = ports.flatMap((port) => {
    const label = portLabels[name][port.code];
    const place = portPlaces[port.code];
    if (!label || !place) return [];
    const at = [tenth(place[0] * fit.scale + fit.x), tenth(place[1] * fit.scale + fit.y)] as const;
    return [{ port, label, at }];
  });
  return (
    <>
      {shown.map(
        ({ port, label: { mark }, at }) =>
          mark && <Leader key={port.code} d={`M${mark.join(' ')}${leaderPath(at, mark)}`} />,
      )}
      {shown.map(({ port, label, at }) => (
        <g key={port.code}>
          <PortMark state={port.state} at={label.mark ?? at} />
          <Name x={label.text[0]} y={label.text[1]} textAnchor={label.anchor}>
            {label.name ?? port.name}
          </Name>
        </g>
      ))}
    </>
  );
}

/** Coordinates with one decimal, for shorter markup. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Path from the mark to its port, or an arrow if the port is beyond the chart's edge. */
const leaderPath = ([x, y]: readonly [number, number], mark: readonly [number, number]): string =>
  x < 0 ? `H5m4.5-4.5L5 ${String(mark[1])}l4.5 4.5` : `L${String(x)} ${String(y)}`;

const Leader = styled(InkLine)`
  stroke-width: 0.8;
`;

export const Name = styled.text`
  fill: var(--ink);
  font-size: 13px;
  font-weight: 640;
  paint-order: stroke;
  stroke: rgb(246 239 223 / 88%);
  stroke-width: 3px;
  stroke-linejoin: round;
  @media (forced-colors: active) {
    fill: CanvasText;
    stroke: Canvas;
  }
`;
