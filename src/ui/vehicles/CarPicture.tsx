import { useState } from 'react';
import styled, { css } from 'styled-components';
import { isCarBody, paintColors, PLAIN_PAINT } from '../../lib/vehicle/carLook';
import type { CarBody, CarPaint, VehicleLook } from '../../lib/vehicle/carLook';
import { Small } from '../theme/text';
import { screenOnly } from '../theme/tokens';
import { carFrame, carPictures } from './carPictures';
import { VehicleDrawing } from './VehicleDrawing';

interface CarPictureProps {
  readonly body: VehicleLook;
  /** Silver by default. */
  readonly paint?: CarPaint | undefined;
  /** Says what it shows. Without one, it's hidden from screen readers: the text next to it says it. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

const nameOf = (label: string | undefined) =>
  label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };

/** The visitor's vehicle in its color, as wide as its container: a render, or a drawing of what has no render. */
export function CarPicture({ body, paint = PLAIN_PAINT, label, className }: CarPictureProps) {
  if (isCarBody(body))
    return (
      <div {...nameOf(label)} className={className}>
        <RenderedCar body={body} paint={paint} isLarge />
      </div>
    );
  return <CarDrawing body={body} paint={paint} label={label} className={className} />;
}

/** A small picture, which loads no file. */
export function CarDrawing({ body, paint = PLAIN_PAINT, label, className }: CarPictureProps) {
  return (
    <svg viewBox="0 0 48 24" {...nameOf(label)} className={className}>
      <VehicleDrawing kind={body} color={paintColors[paint]} glass="var(--sea-tint)" />
    </svg>
  );
}

interface RenderedCarProps {
  readonly body: CarBody;
  readonly paint: CarPaint;
  /** On its own, and wider than 180 px. */
  readonly isLarge?: boolean;
  /** Styles of the car without its shadow. */
  readonly className?: string | undefined;
}

/** A car on its shadow: the paint, masked to the car's outline, with shading, glass and wheels on top. */
export function RenderedCar({ body, paint, isLarge, className }: RenderedCarProps) {
  const { small, large, shadow } = carPictures[body];
  const [format, setFormat] = useState('avif');
  const picture = `${isLarge ? large : small}.${format}`;
  const fallBack = () => setFormat('webp');
  return (
    // The rendered shadow lies on the journey's road.
    <Model $shadow={isLarge ? undefined : `${shadow}.${format}`}>
      <Paint $url={picture} $color={paintColors[paint]} className={className} />
      {/* Styles can't ask whether a format is readable: not before Chrome 85, Firefox 93 and Safari 16. */}
      <img
        src={picture}
        alt=""
        // Or else React preloads it, ahead of the page's first picture.
        fetchPriority="low"
        // A prerendered one may have failed before the page came alive.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) fallBack();
        }}
        onError={fallBack}
      />
    </Model>
  );
}

/** The shade below a car that is on its own. */
const shade = css`
  background: radial-gradient(closest-side, rgb(10 16 20 / 55%), rgb(10 16 20 / 0%)) 50% 96% / 80% 22%
    no-repeat;
`;

const Model = styled.div<{ readonly $shadow: string | undefined }>`
  position: relative;
  /* As \`aspect-ratio\`, which the oldest browsers lack. */
  &::before {
    content: '';
    display: block;
    padding-top: ${(100 * carFrame.height) / carFrame.width}%;
  }
  ${({ $shadow }) => ($shadow === undefined ? shade : `background: url('${$shadow}') 0 / 100% 100%;`)}
  > img {
    display: none;
  }
`;

const Paint = styled.div<{ readonly $url: string; readonly $color: string }>`
  position: absolute;
  inset: 0;
  forced-color-adjust: none;
  ${({ $url, $color }) => css`
    background: url('${$url}') top / 100% 200% ${$color};
    /* With the prefix for Chrome up to 119, the last one for Android 7. Where the file can't be read, the car is hidden. */
    -webkit-mask: url('${$url}') bottom / 100% 200%;
    mask: url('${$url}') bottom / 100% 200%;
  `}
`;

/** The visitor's vehicle with a caption that says whose choice it is. */
export function CarFigure({ caption, ...car }: CarPictureProps & { readonly caption: string }) {
  return (
    <Figure>
      <CarPicture {...car} />
      <Small as="figcaption">{caption}</Small>
    </Figure>
  );
}

const Figure = styled.figure`
  width: 100%;
  max-width: 17rem;
  ${screenOnly}
`;
