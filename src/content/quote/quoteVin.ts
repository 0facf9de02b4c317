interface Place {
  readonly position: number;
  readonly character: string;
}
interface Change {
  readonly position: number;
  readonly from: string;
  readonly to: string;
}

const list = (places: readonly Place[]) =>
  places.map(({ character, position }) => `${character} in position ${String(position)}`).join(', ');

/** Messages below the VIN field. They only warn: any VIN can be sent. */
export const vinAdvice = {
  count: (length: number) =>
    length < 17
      ? `${String(length)} of 17 characters.`
      : `${String(length)} characters: ${String(length - 17)} too many.`,
  impossible: (places: readonly Place[]) =>
    `A VIN never has ${list(places)}: the letters I, O and Q aren’t used. You can continue with it as is.`,
  mistyped:
    'The check digit doesn’t match, so one character is probably wrong. Compare it with the plate. You can continue with it as is.',
  barcode: (length: number) =>
    `${String(length)} characters: one too many. Bar codes on doors can start with an I that isn’t part of the VIN.`,
  compare:
    'Compare it with the plate. Only cars built in China or for North America must have a check digit.',
  fits: 'Valid check digit.',
  builtBy: (place: string) => `made in ${place.replace('United', 'the United')}`,
  otherYear: (decoded: string, typed: string) =>
    `The VIN says model year ${decoded}, but you entered ${typed}. Check which one is right.`,
  askYear: (years: readonly number[]) => `Is it a ${years.join(' or a ')} model?`,
  possibleYear: (years: readonly number[]) => `Maybe a ${years.join(' or a ')} model.`,
  useYear: (year: string) => `Use ${year}`,
  repair: (changes: readonly Change[]) =>
    changes
      .map(({ from, to, position }) =>
        to
          ? `Change ${from} to ${to} in position ${String(position)}`
          : `Remove the ${from} in position ${String(position)}`,
      )
      .join(', '),
} as const;
