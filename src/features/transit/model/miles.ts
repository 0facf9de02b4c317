const STEP = 50;

/** '5,150': a lane is no ship's course, so its length is not told to the mile. */
export const aboutMiles = (miles: number): string =>
  String(Math.round(miles / STEP) * STEP).replace(/\B(?=(\d{3})+$)/g, ',');
