import { twoWays } from '../../content/services/autoShipping';
import { VehicleDrawing } from '../../ui/vehicles/VehicleDrawing';

/** One path each, which takes far less HTML than one per line. */
const ribs = `M34 34v100${'m18.6-100v100'.repeat(20)}`;
const chock = 'l5-12 5 12Z';

/** Cutaway drawing of a 40 ft container with two cars, chocked and lashed. */
export function ContainerSection() {
  return (
    <svg viewBox="12.5 8 415 160.3" role="img" aria-label={twoWays.containerDrawing}>
      <path d="M16 30H424V146H16Z" fill="var(--paper)" />
      <path d={ribs} stroke="var(--sand-deep)" strokeWidth="3" />
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
          <path d={`M${String(x + 22)} 134${chock}m28 0${chock}m73 0${chock}m28 0${chock}`} fill="#8a6242" />
        </g>
      ))}
    </svg>
  );
}
