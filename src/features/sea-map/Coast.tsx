import { useId } from 'react';
import styled from 'styled-components';
import { sheets } from '../../content/map/chart';
import type { SheetName } from '../../content/map/chart';

/** Sea, grid and land of a chart, with a paler shelf along the coast, as on printed charts. */
export function Coast({ name }: { readonly name: SheetName }) {
  const { width, height, grid, land } = sheets[name];
  const id = useId();
  const lines = [
    ...grid.meridians.map(([, x]) => `M${String(x)} 0v${String(height)}`),
    ...grid.parallels.map(([, y]) => `M0 ${String(y)}h${String(width)}`),
  ];
  return (
    <>
      <defs>
        <path id={id} d={land} />
      </defs>
      <Sea width={width} height={height} />
      <Shelf href={`#${id}`} />
      <Grid d={lines.join('')} />
      <Land href={`#${id}`} />
    </>
  );
}

const Sea = styled.rect`
  fill: #d5e5e6;
  @media (forced-colors: active) {
    fill: Canvas;
  }
  @media print {
    fill: #fff;
  }
`;

const Shelf = styled.use`
  fill: none;
  stroke: #e6f0ef;
  stroke-width: 9;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
  @media (forced-colors: active), print {
    stroke: none;
  }
`;

const Grid = styled.path`
  stroke: rgb(31 111 128 / 26%);
  stroke-width: 0.75;
  vector-effect: non-scaling-stroke;
  @media (forced-colors: active) {
    stroke: none;
  }
`;

const Land = styled.use`
  fill: #f6efdf;
  stroke: #4a6571;
  vector-effect: non-scaling-stroke;
  stroke-width: 0.8;
  stroke-linejoin: round;
  @media (forced-colors: active) {
    fill: Canvas;
    stroke: CanvasText;
  }
  @media print {
    fill: #eee;
  }
`;
