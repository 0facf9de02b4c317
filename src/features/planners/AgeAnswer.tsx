import { ageAnswer } from '../../content/tools/ageCheck';
import type { VehicleAge } from '../../lib/vehicle/vehicleAge';
import { ToolAnswer } from '../../ui/ToolAnswer';

interface AgeAnswerProps {
  readonly age: VehicleAge;
  readonly limit: number;
}

/** Whether the vehicle is within, at or over the age limit, and what that means. */
export function AgeAnswer({ age, limit }: AgeAnswerProps) {
  if (age.status === 'unlikely-year') {
    return (
      <ToolAnswer label={ageAnswer.impossible} value={ageAnswer.impossibleYears}>
        <p>{ageAnswer.compare}</p>
      </ToolAnswer>
    );
  }
  const values = {
    within: ageAnswer.within,
    'at-limit': ageAnswer.atLimit,
    over: ageAnswer.over,
  };
  return (
    <ToolAnswer label={ageAnswer.oldOnArrival(age.age)} value={values[age.status]}>
      {age.status === 'at-limit' && <p>{ageAnswer.askAgent}</p>}
      {age.status === 'over' ? (
        <p>{ageAnswer.oldest(limit, age.oldestYear)}</p>
      ) : (
        <p>{ageAnswer.reaches(age.lastYear)}</p>
      )}
      <p>{ageAnswer.rulesChange}</p>
    </ToolAnswer>
  );
}
