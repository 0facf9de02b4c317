import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import styled from 'styled-components';

/** Width of the quiet zone in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Renders a text as a QR code, black on white with its quiet zone, so that it scans on any background. */
export default function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const symbol = generate(text, { minCorrectionLevel: correction.M });
  const size = symbol.size + 2 * QUIET_ZONE;
  return (
    <Symbol
      viewBox={[-QUIET_ZONE, -QUIET_ZONE, size, size].join(' ')}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={size} height={size} fill="#fff" />
      <path d={toSvgPath(symbol)} fill="#000" />
    </Symbol>
  );
}

/** Scanners need dark on light, so forced colors don't apply. */
const Symbol = styled.svg`
  width: 100%;
  forced-color-adjust: none;
`;
