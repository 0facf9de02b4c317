import { carBodies, carPaints, voyageWords } from '../../content/journey/stages';
import { useDevice } from '../../device/useDevice';
import { ChoiceField } from '../../ui/form/ChoiceField';
import { storedCar } from './storedCar';
import type { CarBody, CarPaint } from './storedCar';

const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** Selects body type and paint of the car in the picture. */
export default function CarChooser() {
  const [car, setCar] = useDevice(storedCar);
  return (
    <>
      <ChoiceField
        label={voyageWords.car}
        choices={choicesOf(carBodies)}
        value={car.body}
        onValue={(body) => {
          setCar({ ...car, body: body as CarBody });
        }}
      />
      <ChoiceField
        label={voyageWords.color}
        choices={choicesOf(carPaints)}
        value={car.paint}
        onValue={(paint) => {
          setCar({ ...car, paint: paint as CarPaint });
        }}
      />
    </>
  );
}
