import { voyageWords } from '../../content/journey/stages';
import { bodyNames, carLookWords, paintNames } from '../../content/tools/carLook';
import { chosenCar } from '../../device/chosenCar';
import { useDevice } from '../../device/useDevice';
import { carBodies } from '../../lib/vehicle/carLook';
import type { CarBody, CarPaint } from '../../lib/vehicle/carLook';
import { ChoiceField } from '../../ui/form/ChoiceField';
import { useVoyageCar } from './VoyageCar';

const bodyChoices = carBodies.map((value) => ({ value, label: bodyNames[value] }));
const paintChoices = Object.entries(paintNames).map(([value, label]) => ({ value, label }));

/** Selects body type and paint of the car in the picture, and so in all pictures of the visitor's car. */
export default function CarChooser() {
  const car = useVoyageCar();
  const [, setCar] = useDevice(chosenCar);
  return (
    <>
      <ChoiceField
        label={voyageWords.car}
        choices={bodyChoices}
        value={car.body}
        onValue={(body) => {
          setCar((own) => ({ ...own, body: body as CarBody }));
        }}
      />
      <ChoiceField
        label={carLookWords.color}
        choices={paintChoices}
        value={car.paint}
        onValue={(paint) => {
          setCar((own) => ({ ...own, paint: paint as CarPaint }));
        }}
      />
    </>
  );
}
