import styled, { css, keyframes } from 'styled-components';
import { voyageCars } from '../../content/pictures/voyageCars';
import { useDevice } from '../../device/useDevice';
import { withMotion } from '../../ui/theme/tokens';
import { storedCar } from './storedCar';
import type { CarPaint } from './storedCar';

const paints: Record<CarPaint, string> = {
  white: '#fff',
  silver: '#b9c0c4',
  black: '#3a4046',
  red: '#c8402f',
  blue: '#3b7fb4',
};

/**
 * The visitor's car: the paint, masked to the car's outline, with shading, glass and wheels on top. Hidden
 * from screen readers, because the text next to it says where the car is.
 */
export function VoyageCar() {
  const [{ body, paint }] = useDevice(storedCar);
  const { url, shadowUrl, width, height } = voyageCars[body];
  return (
    <Model aria-hidden="true" $shadow={shadowUrl} $ratio={width / height}>
      <Paint $url={url} $color={paints[paint]} />
    </Model>
  );
}

const Model = styled.div<{ readonly $shadow: string; readonly $ratio: number }>`
  position: relative;
  ${({ $shadow, $ratio }) => css`
    /* As \`aspect-ratio\`, which the oldest browsers lack. */
    &::before {
      content: '';
      display: block;
      padding-top: ${100 / $ratio}%;
    }
    background: url('${$shadow}') 0 / 100% 100%;
  `}
  > * {
    position: absolute;
    inset: 0;
  }
`;

const rock = keyframes`
  to {
    transform: translateY(-1%) rotate(-0.6deg);
  }
`;

const Paint = styled.div<{ readonly $url: string; readonly $color: string }>`
  forced-color-adjust: none;
  ${({ $url, $color }) => css`
    background: url('${$url}') top / 100% 200% ${$color};
    /* With the prefix for Chrome up to 119, the last one for Android 7. Where the file can't be read, the car is hidden. */
    -webkit-mask: url('${$url}') bottom / 100% 200%;
    mask: url('${$url}') bottom / 100% 200%;
  `}
  /* Rocks the car as it moves, in browsers with scroll-driven animations. */
  @supports (animation-timeline: scroll()) {
    ${withMotion} {
      transform-origin: 30% 80%;
      animation: ${rock} linear 48 alternate;
      animation-timeline: scroll(nearest inline);
    }
  }
`;
