/** Placeholder until the mark is drawn. */
export function Logo() {
  return <strong>Harmattan</strong>;
}
