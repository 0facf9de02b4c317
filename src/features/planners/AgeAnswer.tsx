import type { VehicleAge } from '../../lib/vehicle/vehicleAge';
import { ToolAnswer } from '../../ui/ToolAnswer';
import { plural } from '../../lib/text/plural';

const years = (count: number) => plural(count, 'year');

interface AgeAnswerProps {
  readonly age: VehicleAge;
  readonly limit: number;
}

/** Within, at or over the limit, and what follows. */
export function AgeAnswer({ age, limit }: AgeAnswerProps) {
  if (age.status === 'unlikely-year') {
    return (
      <ToolAnswer label="Not possible" value="It would arrive before it was made">
        <p>Compare the two years.</p>
      </ToolAnswer>
    );
  }
  const values = {
    within: 'Within the limit',
    'at-limit': 'Right at the limit: ask',
    over: 'Over the limit',
  };
  return (
    <ToolAnswer label={`${years(age.age)} old on arrival`} value={values[age.status]}>
      {age.status === 'at-limit' && <p>It may or may not be allowed. Get your agent’s answer in writing.</p>}
      {age.status === 'over' ? (
        <p>{`With ${years(limit)}, the oldest year allowed is ${String(age.oldestYear)}.`}</p>
      ) : (
        <p>{`It reaches the limit in ${String(age.lastYear)}. Allow for delays.`}</p>
      )}
      <p>Rules change. Confirm before you buy. This isn’t customs advice.</p>
    </ToolAnswer>
  );
}
