/** A vehicle's side view, facing right, in 48 by 24 units: body, windows and wheels. */
export interface VehicleShape {
  readonly solid: string;
  readonly glass: string;
  /** X positions of the wheels' centers; y is 18. */
  readonly wheels: readonly number[];
}

/** Silhouettes by the API's body types, and of two kinds the shop tells apart, distinguishable at 48 px. */
export const vehicleShapes = {
  sedan: {
    solid: 'M2 18v-4q0-3 4-3l6-1q5-5 10-5h6q6 0 10 5l5 1q3 1 3 4v3Z',
    glass: 'M15 10q3-3 7-3h2v3ZM26 7h2q4 0 7 3h-9Z',
    wheels: [11, 36],
  },
  suv: {
    solid: 'M2 18V8q0-4 4-4h23q4 0 8 6l6 1q3 1 3 4v3Z',
    glass: 'M6 7h8v4H6ZM16 7h8v4h-8ZM26 7h3q3 0 5 4h-8Z',
    wheels: [11, 36],
  },
  pickup: {
    solid: 'M1 18v-7h17V5h9q4 0 8 6l8 1q4 1 4 4v2Z',
    glass: 'M20 7h6q3 0 5 4H20Z',
    wheels: [10, 37],
  },
  van: {
    solid: 'M2 18V5q0-3 3-3h26q4 0 9 8l4 2q2 1 2 4v2Z',
    glass: 'M28 5h3q3 0 6 5h-9Z',
    wheels: [11, 37],
  },
  minivan: {
    solid: 'M2 18V8q0-4 4-5h19q6 0 11 6l6 2q4 1 4 4v3Z',
    glass: 'M5 9q0-3 2-4h6v4ZM15 5h8v4h-8ZM25 5q5 0 8 4h-8Z',
    wheels: [11, 37],
  },
  bus: {
    solid: 'M1 18V4q0-2 2-2h41q3 0 3 4v12Z',
    glass: 'M4 5h6v5H4ZM12 5h6v5h-6ZM20 5h6v5h-6ZM28 5h6v5h-6ZM36 5h8v6h-8Z',
    wheels: [11, 37],
  },
  truck: {
    solid: 'M1 17V2h29v15ZM31 18V6h7q3 0 5 4l4 3v5Z',
    glass: 'M33 8h5q2 0 3 4h-8Z',
    wheels: [8, 16, 38],
  },
  motorcycle: {
    solid: 'M9 19l6-9q5-4 10-1l4 1 4-5h5v2h-4l-2 3 6 8-2 1-6-7-3 4h-9l-2-4-5 7ZM4 8h9l3 2-3 2Z',
    glass: '',
    wheels: [9, 39],
  },
  scooter: {
    solid: 'M5 17v-3q0-5 5-5h12q2 0 2 2v3h5L34 5l-4-1V2h7v2h-1l4 13-2 1-3-8-3 8H15ZM8 6h12q2 0 2 2H8Z',
    glass: '',
    wheels: [12, 39],
  },
  machinery: {
    solid:
      'M4 22q-3 0-3-3t3-3h19q3 0 3 3t-3 3ZM3 15V9h7V3h9v12ZM19 9l12-6 9 9-2 2-8-7-11 5ZM36 13h8l-2 7h-6Z',
    glass: 'M12 5h5v4h-5Z',
    wheels: [],
  },
} as const satisfies Readonly<Record<string, VehicleShape>>;

export type VehicleKind = keyof typeof vehicleShapes;
