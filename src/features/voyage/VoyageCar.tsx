import styled, { keyframes } from 'styled-components';
import { chosenCar } from '../../device/chosenCar';
import { useDevice } from '../../device/useDevice';
import { isCarBody } from '../../lib/vehicle/carLook';
import type { CarBody, CarLook, CarPaint } from '../../lib/vehicle/carLook';
import { withMotion } from '../../ui/theme/tokens';
import { RenderedCar } from '../../ui/vehicles/CarPicture';

/** The car on the journey's lane: a shipment's or else the visitor's, as far as it was chosen and has a render, or else the hero's. */
export function useVoyageCar(car?: CarLook): { readonly body: CarBody; readonly paint: CarPaint } {
  const [own] = useDevice(chosenCar);
  const { body, paint = 'orange' } = car ?? own;
  return { body: isCarBody(body) ? body : 'suv', paint };
}

/** The car. Hidden from screen readers, because the text next to it says where it is. */
export function VoyageCar({ car }: { readonly car?: CarLook | undefined }) {
  return (
    <div aria-hidden="true">
      <Rocking {...useVoyageCar(car)} />
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
