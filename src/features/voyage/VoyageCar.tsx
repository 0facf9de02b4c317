import styled, { keyframes } from 'styled-components';
import { chosenCar } from '../../device/chosenCar';
import { useDevice } from '../../device/useDevice';
import { isCarBody, PLAIN_PAINT } from '../../lib/vehicle/carLook';
import type { CarBody, CarPaint } from '../../lib/vehicle/carLook';
import { withMotion } from '../../ui/theme/tokens';
import { RenderedCar } from '../../ui/vehicles/CarPicture';

/** The car on the journey's lane: the visitor's, as far as it was chosen and has a render. */
export function useVoyageCar(): { readonly body: CarBody; readonly paint: CarPaint } {
  const [{ body, paint = PLAIN_PAINT }] = useDevice(chosenCar);
  return { body: isCarBody(body) ? body : 'suv', paint };
}

/** The visitor's car. Hidden from screen readers, because the text next to it says where the car is. */
export function VoyageCar() {
  return (
    <div aria-hidden="true">
      <Rocking {...useVoyageCar()} />
    </div>
  );
}

const rock = keyframes`
  to {
    transform: translateY(-1%) rotate(-0.6deg);
  }
`;

/** Rocks as it moves, in browsers with scroll-driven animations. */
const Rocking = styled(RenderedCar)`
  @supports (animation-timeline: scroll()) {
    ${withMotion} {
      transform-origin: 30% 80%;
      animation: ${rock} linear 48 alternate;
      animation-timeline: scroll(nearest inline);
    }
  }
`;
