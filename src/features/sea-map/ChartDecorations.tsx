import styled from 'styled-components';
import { sheets } from '../../content/map/chart';
import { seaMapWords } from '../../content/ports/portStates';
import { onOneSheet, onPlate } from './Sheets';

const { width, height, grid } = sheets.atlantic;

/** Chart decorations: names of seas, degree labels, a compass and the border. */
export function ChartDecorations() {
  return (
    <>
      <Water x="520" y="152" textAnchor="middle">
        {seaMapWords.atlantic}
      </Water>
      <Wide>
        <Water as="text" x="778" y="456" textAnchor="middle" className="small">
          {seaMapWords.gulf}
        </Water>
        {grid.meridians.slice(1, -1).map(([degrees, x]) => (
          <text key={degrees} x={x + 3} y="13">
            {degreeLabel(degrees, 'W', 'E')}
          </text>
        ))}
        {grid.parallels.map(([degrees, y]) => (
          <text
            key={degrees}
            x={degrees > 10 ? 8 : 992}
            y={y - 3}
            textAnchor={degrees > 10 ? 'start' : 'end'}
          >
            {degreeLabel(degrees, 'S', 'N')}
          </text>
        ))}
        <Compass transform="translate(626 420)" />
      </Wide>
      <Dashes d={borderPath()} />
      <Border as="rect" x="0" y="0" width={width} height={height} />
    </>
  );
}

const degreeLabel = (degrees: number, below: string, above: string): string =>
  degrees === 0 ? '0°' : `${String(Math.abs(degrees))}° ${degrees < 0 ? below : above}`;

/** The border's dashes, alternating every ten degrees, as on nautical charts. */
const borderPath = (): string => {
  const dashes = (positions: readonly number[], end: number, draw: (from: number, to: number) => string) =>
    [0, ...positions, end]
      .map((from, i, all) => (i % 2 === 0 && all[i + 1] !== undefined ? draw(from, all[i + 1] ?? end) : ''))
      .join('');
  const xs = grid.meridians.map(([, x]) => x);
  const ys = grid.parallels.map(([, y]) => y).sort((a, b) => a - b);
  return (
    dashes(
      xs,
      width,
      (a, b) => `M${String(a)} 2H${String(b)}M${String(a)} ${String(height - 2)}H${String(b)}`,
    ) +
    dashes(
      ys,
      height,
      (a, b) => `M2 ${String(a)}V${String(b)}M${String(width - 2)} ${String(a)}V${String(b)}`,
    )
  );
};

const Water = styled.text`
  fill: var(--sea-deep);
  font-size: 25px;
  font-weight: 500;
  letter-spacing: 0.12em;
  ${onPlate('font-size: 19px;')}
  ${onOneSheet('font-size: 15px; letter-spacing: 0.3em;')}
  &.small {
    font-size: 10.5px;
    letter-spacing: 0.16em;
  }
  @media (forced-colors: active) {
    fill: CanvasText;
  }
`;

const Wide = styled.g`
  display: none;
  ${onOneSheet('display: inline;')}
  > text:not(.small),
  g > text {
    fill: var(--ink-soft);
    font-size: 8.5px;
    letter-spacing: 0.06em;
  }
  @media (forced-colors: active) {
    > text:not(.small),
    g > text {
      fill: CanvasText;
    }
  }
`;

/** A line of the chart that stays visible in forced colors. */
export const InkLine = styled.path`
  fill: none;
  stroke: var(--ink);
  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;

const Dashes = styled(InkLine)`
  stroke-width: 4;
`;

const Border = styled(InkLine)`
  stroke-width: 1.5;
  vector-effect: non-scaling-stroke;
`;

function Compass({ transform }: { readonly transform: string }) {
  return (
    <Rose transform={transform}>
      <circle r="24" />
      <circle r="20" />
      <path d="M0-31L4.5-4.5 31 0 4.5 4.5 0 31-4.5 4.5-31 0-4.5-4.5z" />
      <path
        className="dark"
        d="M0-31L4.5-4.5 0 0zM31 0L4.5 4.5 0 0zM0 31L-4.5 4.5 0 0zM-31 0L-4.5-4.5 0 0z"
      />
      <text y="-36" textAnchor="middle">
        N
      </text>
    </Rose>
  );
}

const Rose = styled.g`
  circle {
    fill: none;
    stroke: rgb(31 111 128 / 45%);
    stroke-width: 0.7;
  }
  path {
    fill: #f6efdf;
    stroke: var(--sea-deep);
    stroke-width: 0.6;
  }
  .dark {
    fill: var(--sea-deep);
  }
  @media (forced-colors: active) {
    circle,
    path {
      fill: none;
      stroke: CanvasText;
    }
    .dark {
      fill: CanvasText;
    }
  }
`;
