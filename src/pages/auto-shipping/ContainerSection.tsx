import { twoWays } from '../../content/services/autoShipping';
import { VehicleDrawing } from '../../ui/vehicles/VehicleDrawing';

const ribs = Array.from({ length: 21 }, (_, index) => 34 + index * 18.6);

/** Cutaway drawing of a 40 ft container with two cars, chocked and lashed. */
export function ContainerSection() {
  return (
    <svg viewBox="12.5 8 415 160.3" role="img" aria-label={twoWays.containerDrawing}>
      <path d="M16 30H424V146H16Z" fill="var(--paper)" />
      {ribs.map((x) => (
        <path key={x} d={`M${String(x)} 34V134`} stroke="var(--sand-deep)" strokeWidth="3" />
      ))}
      <path d="M16 134H424V146H16Z" fill="#c9a877" />
      <path d="M16 30H424V146H16Z" fill="none" stroke="var(--signal)" strokeWidth="7" />
      {[
        { x: 30, kind: 'suv', color: 'var(--sea)' },
        { x: 228, kind: 'sedan', color: 'var(--palm)' },
      ].map(({ x, kind, color }) => (
        <g key={x}>
          <path
            d={`M${String(x + 12)} 100L${String(x - 2)} 134M${String(x + 168)} 106L${String(x + 182)} 134`}
            stroke="var(--amber)"
            strokeWidth="5"
          />
          <g transform={`translate(${String(x)} 47.75) scale(3.75)`}>
            <VehicleDrawing kind={kind as 'suv' | 'sedan'} color={color} glass="var(--paper)" />
          </g>
          {[22, 50, 123, 151].map((at) => (
            <path key={at} d={`M${String(x + at)} 134l5-12 5 12Z`} fill="#8a6242" />
          ))}
        </g>
      ))}
    </svg>
  );
}
