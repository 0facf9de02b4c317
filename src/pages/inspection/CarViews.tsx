import styled from 'styled-components';

/** A sedan's right side, facing right, in 440 by 137 units. It stands on their lower edge. */
export function CarFromTheSide() {
  return (
    <g aria-hidden="true">
      <Body d="M12 108V80q1-14 18-16l60-4q32-28 66-31h70q36 2 74 31l80 9q30 5 34 23v16h-46a32 32 0 0 0-64 0H130a32 32 0 0 0-64 0Z" />
      <Glass d="M106 60q24-22 54-24h30v24Z" />
      <Glass d="M198 36h26q28 2 58 24h-84Z" />
      <Line d="M194 62v42M118 64q-4 20 6 40M296 62q4 22-4 42M204 72h14M136 72h14M12 92h24M392 78h22" />
      {[98, 336].map((x) => (
        <g key={x}>
          <Tire cx={x} cy={109} r={27} />
          <Rim cx={x} cy={109} r={15} />
        </g>
      ))}
    </g>
  );
}

/** The same sedan from above, in 440 by 196 units. */
export function CarFromAbove() {
  return (
    <g aria-hidden="true">
      <Body d="M18 46q-8 52 0 104 40 18 102 20h206q72-2 92-32 8-40 0-80-20-30-92-32H120Q58 28 18 46Z" />
      <Glass d="M270 46q26 52 0 104l-32-10q14-42 0-84Z" />
      <Glass d="M118 50q-20 48 0 96l26-8q-10-40 0-80Z" />
      <Glass d="M150 42h84l-8 10h-68ZM150 154h84l-8-10h-68Z" />
      <Line d="M300 38q82 10 96 60-14 50-96 60M60 40q-16 58 0 116M276 28l10-12h12l-2 12M276 168l10 12h12l-2-12M414 60l-14 12M414 136l-14-12" />
    </g>
  );
}

const Body = styled.path`
  fill: var(--white);
  stroke: var(--ink);
  stroke-width: 3;
  stroke-linejoin: round;
`;

const Glass = styled.path`
  fill: var(--sea-tint);
  stroke: var(--ink);
  stroke-width: 2;
  stroke-linejoin: round;
`;

const Line = styled.path`
  fill: none;
  stroke: var(--ink);
  stroke-width: 1.5;
  stroke-linecap: round;
`;

const Tire = styled.circle`
  fill: var(--ink);
`;

const Rim = styled.circle`
  fill: var(--sand);
`;
