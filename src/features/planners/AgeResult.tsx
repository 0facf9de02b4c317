import { ageResult } from '../../content/tools/planners';
import type { VehicleAge } from '../../lib/vehicle/vehicleAge';
import { ToolResult } from '../../ui/ToolResult';

interface AgeResultProps {
  readonly age: VehicleAge;
  readonly limit: number;
}

/** Whether the vehicle is within, at or over the age limit, and what that means. */
export function AgeResult({ age, limit }: AgeResultProps) {
  if (age.status === 'unlikely-year') {
    return (
      <ToolResult label={ageResult.impossible} value={ageResult.impossibleYears}>
        <p>{ageResult.compare}</p>
      </ToolResult>
    );
  }
  const values = {
    within: ageResult.within,
    'at-limit': ageResult.atLimit,
    over: ageResult.over,
  };
  return (
    <ToolResult label={ageResult.oldOnArrival(age.age)} value={values[age.status]}>
      {age.status === 'at-limit' && <p>{ageResult.askAgent}</p>}
      {age.status === 'over' ? (
        <p>{ageResult.oldest(limit, age.oldestYear)}</p>
      ) : (
        <p>{ageResult.reaches(age.lastYear)}</p>
      )}
      <p>{ageResult.rulesChange}</p>
    </ToolResult>
  );
}
