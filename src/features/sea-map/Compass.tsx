import styled from 'styled-components';

/** A small compass rose. */
export function Compass({ transform }: { readonly transform: string }) {
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
