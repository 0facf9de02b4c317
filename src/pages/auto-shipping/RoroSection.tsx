import { useId } from 'react';
import { twoWays } from '../../content/services/autoShipping';
import { VehicleDrawing } from '../../ui/vehicles/VehicleDrawing';

const decks = [
  { y: 36, kinds: ['sedan', 'suv', 'sedan', 'sedan', 'suv', 'suv'] },
  { y: 66, kinds: ['suv', 'sedan', 'sedan', 'suv', 'sedan', 'suv'] },
  { y: 96, kinds: ['truck', 'van', 'bus', 'truck', 'machinery'] },
] as const;

const kindsOnBoard = [...new Set(decks.flatMap(({ kinds }) => [...kinds]))];

const colors = ['var(--signal)', 'var(--ink)', 'var(--palm)', 'var(--brick)', 'var(--sea)'];

/** Cutaway drawing of a RoRo vessel with its decks and stern ramp. */
export function RoroSection() {
  const id = useId();
  return (
    <svg viewBox="0 0 440 170" role="img" aria-label={twoWays.roroDrawing}>
      <defs>
        {kindsOnBoard.map((kind) => (
          <g key={kind} id={id + kind}>
            <VehicleDrawing kind={kind} color="currentColor" glass="var(--paper)" isPlain />
          </g>
        ))}
      </defs>
      <path d="M0 138H440V170H0Z" fill="var(--sea)" />
      <path d="M0 118H66V170H0Z" fill="var(--sand-deep)" />
      <path
        d="M74 24H372l14-10h26v10l10 6-10 88q-6 34-40 36H92q-16 0-18-22Z"
        fill="var(--paper)"
        stroke="var(--ink)"
        strokeWidth="3"
      />
      <path d="M74 124H412q-8 28-40 30H92q-16 0-18-22Z" fill="var(--ink)" />
      {decks.map(({ y, kinds }) => (
        <g key={y}>
          <path d={`M80 ${String(y + 24)}H404`} stroke="var(--ink)" strokeWidth="2" />
          {kinds.map((kind, index) => (
            <use
              key={index}
              href={`#${id}${kind}`}
              x={86 + index * (kinds.length > 5 ? 53 : 62)}
              y={y + 1}
              color={colors[(index + y) % colors.length]}
            />
          ))}
        </g>
      ))}
      <path d="M76 120L14 120" stroke="var(--amber)" strokeWidth="5" />
      <path d="M76 62L22 118" stroke="var(--ink)" strokeWidth="1.5" />
      <use href={`#${id}sedan`} x="14" y="97" color="var(--signal)" />
    </svg>
  );
}
