/** A vehicle as seen from one side, without perspective. */
interface VehicleView {
  /** Shading, glass and wheels, to draw over the paint; without `.avif` or `.webp`. */
  readonly url: string;
  /** The same for a vehicle on its own. */
  readonly large?: string;
  /** The view's frame, in the units of the outline. */
  readonly width: number;
  readonly height: number;
  /** What is measured of the vehicle, without its mirrors: left, top, width and height in the frame. */
  readonly body: readonly [left: number, top: number, width: number, height: number];
  /** The outline, to fill with the paint. */
  readonly outline: string;
}

export type ViewSide = 'side' | 'above';

/** A vehicle from the side and from above, facing right. */
export type VehicleViews = Readonly<Record<ViewSide, VehicleView>>;
