import { vinRepairs } from '../../content/tools/vinCheck';
import type { VinRepair } from '../../lib/vin/repair';
import { Button } from '../../ui/buttons/Button';
import { Stack } from '../../ui/theme/layout';

interface VinRepairsProps {
  readonly repairs: readonly VinRepair[];
  readonly onRepair: (vin: string) => void;
}

const MAX_OFFERED = 4;

const describe = ({ changes }: VinRepair) =>
  changes.map(({ position, from, to }) => vinRepairs.change(from, position, to)).join(', ');

/** Buttons for the most likely corrections of a mistyped VIN. */
export function VinRepairs({ repairs, onRepair }: VinRepairsProps) {
  if (repairs.length === 0) return null;
  return (
    <Stack $gap={2}>
      <p>{vinRepairs.didYouMean(repairs.length)}</p>
      {repairs.slice(0, MAX_OFFERED).map((repair) => (
        <Button
          key={repair.vin}
          $variant="secondary"
          onClick={() => {
            onRepair(repair.vin);
          }}
        >
          {describe(repair)}
        </Button>
      ))}
    </Stack>
  );
}
