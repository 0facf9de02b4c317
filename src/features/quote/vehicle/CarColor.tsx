import styled from 'styled-components';
import { carLookWords, lookText, paintNames } from '../../../content/tools/carLook';
import { chosenCar } from '../../../device/chosenCar';
import { useDevice } from '../../../device/useDevice';
import { paintColors, paints } from '../../../lib/vehicle/carLook';
import type { CarPaint } from '../../../lib/vehicle/carLook';
import { ChoiceGroup } from '../../../ui/form/ChoiceGroup';
import { from, oneColumn, space } from '../../../ui/theme/tokens';
import { CarPicture } from '../../../ui/vehicles/CarPicture';
import { useOwnCar } from '../model/ownCar';

const choices = paints.map((paint) => ({
  value: paint,
  label: paintNames[paint],
  picture: <Swatch paint={paint} />,
}));

/** The first vehicle's color in the site's pictures. It isn't part of the request. */
export function CarColor() {
  const car = useOwnCar();
  const [, setCar] = useDevice(chosenCar);
  if (!car) return null;
  return (
    <Row>
      <ChoiceGroup
        name="car-color"
        legend={carLookWords.color}
        optional
        hint={carLookWords.hint}
        choices={choices}
        minWidth="8.5rem"
        selected={car.paint ?? ''}
        onChange={({ target }) => setCar({ ...car, paint: paints.find((paint) => paint === target.value) })}
      />
      <Picture {...car} label={lookText(car.body, car.paint)} />
    </Row>
  );
}

function Swatch({ paint }: { readonly paint: CarPaint }) {
  return <Dot aria-hidden="true" $color={paintColors[paint]} />;
}

/** Its color shows in forced colors, too. */
const Dot = styled.i<{ readonly $color: string }>`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  border: 1px solid var(--ink);
  border-radius: 50%;
  background: ${({ $color }) => $color};
  forced-color-adjust: none;
`;

const Row = styled.div`
  ${oneColumn}
  gap: ${space(3)} ${space(6)};
  ${from.sm} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 16rem);
    align-items: center;
  }
`;

const Picture = styled(CarPicture)`
  width: 100%;
  max-width: 16rem;
`;
