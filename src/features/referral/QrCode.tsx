import styled from 'styled-components';
import { encodeQr } from '../../lib/qr/encodeQr';
import { QUIET_ZONE, qrPath } from '../../lib/qr/qrPath';

/** A text as a QR symbol: dark on white with its quiet zone, whatever surface it lies on; none for more than 106 bytes. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const matrix = encodeQr(text);
  if (!matrix) return null;
  const size = String(matrix.length + 2 * QUIET_ZONE);
  return (
    <Symbol viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={qrPath(matrix)} fill="#000" />
    </Symbol>
  );
}

/** Its colours are its meaning: a reader needs dark on light. */
const Symbol = styled.svg`
  width: min(100%, 14rem);
  forced-color-adjust: none;
`;
