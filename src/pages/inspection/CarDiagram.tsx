import { useId } from 'react';
import styled from 'styled-components';
import { carViews, inspectionPoints } from '../../content/services/inspectionPoints';
import { sedanViews } from '../../content/pictures/views/sedan';
import { chosenCar } from '../../device/chosenCar';
import { useDevice } from '../../device/useDevice';
import { paintColors } from '../../lib/vehicle/carLook';
import type { CarPaint } from '../../lib/vehicle/carLook';
import type { ViewSide } from '../../lib/vehicle/vehicleViews';
import { Stencil } from '../../ui/theme/text';
import { space } from '../../ui/theme/tokens';
import { Paint } from '../../ui/vehicles/Paint';
import { PointMarks } from './PointMarks';
import { zoneAreas } from './pointPlaces';

interface CarDiagramProps {
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** The area being read. It's lit, unless a point of another one is chosen. */
  readonly zone: string | undefined;
}

/** Of a car whose color nobody chose. Silver would be too close to the page's background. */
const PAINT: CarPaint = 'blue';

const views = ['side', 'above'] as const;

/** A sedan from the side and from above. Each number is a button that selects a point of the list. */
export function CarDiagram({ chosen, onChoose, zone }: CarDiagramProps) {
  const chosenZone = inspectionPoints.find(({ id }) => id === chosen)?.zone;
  return (
    <Views>
      {views.map((view) => (
        <figure key={view}>
          <Car>
            <CarView view={view} zone={chosenZone ?? zone} />
            <PointMarks view={view} chosen={chosen} onChoose={onChoose} zone={zone} />
          </Car>
          <Stencil as="figcaption">{carViews[view]}</Stencil>
        </figure>
      ))}
    </Views>
  );
}

/**
 * The paint, the render's shading over it, and the light of a zone over both. The exterior's light is below the shading, so
 * that the glass and the tires keep their color.
 */
function CarView({ view, zone }: { readonly view: ViewSide; readonly zone: string | undefined }) {
  const { large, width, height, outline } = sedanViews[view];
  const [{ body = 'sedan', paint = PAINT }] = useDevice(chosenCar);
  // Only a sedan may be the visitor's car.
  const color = paintColors[body === 'sedan' ? paint : PAINT];
  const id = useId();
  const size = `0 0 ${String(width)} ${String(height)}`;
  return (
    <>
      <Body $view={view}>
        <svg viewBox={size} aria-hidden="true">
          <Paint side={view} outline={outline} color={color} />
          <Tint d={outline} $isOn={zone === 'exterior'} />
        </svg>
        <picture>
          <source type="image/avif" srcSet={`${large}.avif`} />
          <img src={`${large}.webp`} width={width} height={height} alt="" loading="lazy" decoding="async" />
        </picture>
      </Body>
      <svg viewBox={size} aria-hidden="true">
        <clipPath id={`${id}car`}>
          <path d={outline} />
        </clipPath>
        <g clipPath={`url(#${id}car)`}>
          {Object.entries(zoneAreas).map(
            ([name, { [view]: area }]) => area && <Light key={name} d={area} $isOn={name === zone} />,
          )}
        </g>
      </svg>
    </>
  );
}

/** Below each other. At one scale, except on tablets, where the list's heading is beside the second view. */
const Views = styled.div`
  display: grid;
  gap: ${space(5)} ${space(10)};
  figcaption {
    padding-top: ${space(2)};
    border-top: 1px solid var(--line-strong);
  }
  /* Its mirrors are clear of the line. */
  > :last-child > :first-child {
    margin-bottom: ${space(4)};
  }
`;

/** The car with its shadow: on the ground below its tires, and beside it as seen from above. */
const Body = styled.div<{ readonly $view: ViewSide }>`
  display: grid;
  ${({ $view }) =>
    $view === 'side'
      ? 'background: radial-gradient(closest-side, rgb(10 16 20 / 55%) 40%, transparent) 50% 102% / 98% 13% no-repeat;'
      : 'filter: drop-shadow(0 0.4rem 0.5rem rgb(10 16 20 / 40%));'}
  > * {
    grid-area: 1 / 1;
  }
`;

const Car = styled.div`
  display: grid;
  > * {
    grid-area: 1 / 1;
    width: 100%;
  }
  svg {
    width: 100%;
    overflow: visible;
  }
  /* Above the car, whose filter raises it. */
  > svg {
    position: relative;
  }
  img {
    width: 100%;
  }
  /* The car is dark, so it needs its light background even in forced colors. */
  @media (forced-colors: active) {
    background: var(--sand);
    forced-color-adjust: none;
  }
`;

const Tint = styled.path<{ readonly $isOn: boolean }>`
  fill: var(--sand);
  opacity: ${({ $isOn }) => ($isOn ? 0.4 : 0)};
  transition: opacity var(--steady);
`;

const Light = styled.path<{ readonly $isOn: boolean }>`
  fill: var(--amber);
  fill-opacity: 0.3;
  stroke: var(--amber);
  stroke-width: 3.5;
  opacity: ${({ $isOn }) => ($isOn ? 1 : 0)};
  transition: opacity var(--steady);
`;
