import styled from 'styled-components';

/** Parts in the style of the vehicle drawings, in 48 by 24 units: the solid path, then the cutouts. */
const shapes: Readonly<Record<string, readonly [solid: string, cut: string]>> = {
  tires: [
    'M14 1a11 11 0 100 22a11 11 0 100-22ZM35 5a9 9 0 100 18a9 9 0 100-18Z',
    'M14 7a5 5 0 100 10a5 5 0 100-10ZM35 10a4 4 0 100 8a4 4 0 100-8Z',
  ],
  'body-parts': ['M8 23V12L15 2h21q3 0 3 3v18Z', 'M13 12l5-7h17v7ZM30 15h6v2h-6Z'],
  mechanical: [
    'M14 6V2h18v4h4l3 4h4V7h3v12h-3v-3h-4v3l-3 3H16l-3-3v-2H9v2H6V8h3v3h4V7Z',
    'M18 10h3v8h-3ZM24 10h3v8h-3ZM30 10h3v8h-3Z',
  ],
  keys: [
    'M14 4a8 8 0 100 16a8 8 0 007.4-5H29l3 3 3-3 3 3 3-3h3l2-3-2-3H21.4A8 8 0 0014 4Z',
    'M11 9.500a2.500 2.500 0 100 5a2.500 2.500 0 100-5Z',
  ],
};

/** A part's drawing, next to its name; nothing if there is none. */
export function PartDrawing({ id }: { readonly id: string }) {
  const shape = Object.hasOwn(shapes, id) ? shapes[id] : undefined;
  if (!shape) return null;
  const [solid, cut] = shape;
  return (
    <Fixed width="48" height="24" viewBox="0 0 48 24" aria-hidden="true">
      <path d={solid} fill="currentColor" />
      <path d={cut} fill="var(--paper)" />
    </Fixed>
  );
}

const Fixed = styled.svg`
  flex: none;
`;
