import type { ImpossibleCharacter, VinCheck } from '../../lib/vin/checkVin';
import { ToolAnswer } from '../../ui/ToolAnswer';
import { VinFactList } from './VinFactList';
import { VinRepairs } from './VinRepairs';

interface VinVerdictProps {
  readonly check: VinCheck;
  /** Whether the visitor has asked, or has typed a whole number: an unfinished one is not scolded. */
  readonly asked: boolean;
  readonly onRepair: (vin: string) => void;
}

const nameThem = (impossible: readonly ImpossibleCharacter[]) =>
  impossible.map(({ position, character }) => `${character} in position ${String(position)}`).join(', ');

/** What the check found, in words, and the next thing to do. */
export function VinVerdict({ check, asked, onRepair }: VinVerdictProps) {
  switch (check.status) {
    case 'empty':
      return (
        <p>Type a VIN to see what it says: maker, region, model year, and whether it was typed correctly.</p>
      );
    case 'wrong-length': {
      if (!asked) return <p>{`${String(check.length)} of 17 characters so far.`}</p>;
      const missing = 17 - check.length;
      return (
        <ToolAnswer label="Not complete" value={`${String(check.length)} characters, and a VIN has 17`}>
          <p>
            {missing > 0
              ? `${String(missing)} ${missing === 1 ? 'is' : 'are'} missing.`
              : `${String(-missing)} too many.`}
          </p>
          <p>Vehicles from before 1981 may carry shorter numbers.</p>
          {check.impossible.length > 0 && <p>{`No VIN has ${nameThem(check.impossible)}.`}</p>}
        </ToolAnswer>
      );
    }
    case 'impossible-characters':
      return (
        <ToolAnswer label="Mistyped" value={`No VIN has ${nameThem(check.impossible)}`}>
          <p>The letters I, O and Q are never used, because they look like 1 and 0.</p>
          <VinRepairs repairs={check.repairs} onRepair={onRepair} />
        </ToolAnswer>
      );
    case 'ok':
      return (
        <>
          <ToolAnswer label="The check digit" value="It fits">
            <p>Valid VIN. Check it against the plate on the car.</p>
          </ToolAnswer>
          <VinFactList facts={check.facts} />
        </>
      );
    default:
      return (
        <>
          <ToolAnswer
            label="The check digit"
            value={
              check.status === 'mismatch'
                ? `It does not fit: position 9 should be ${check.expected}`
                : 'It does not fit, and need not'
            }
          >
            <p>
              {check.status === 'mismatch'
                ? 'One character is most likely wrong: compare them one by one with the plate. If the plate itself reads so, ask before you buy.'
                : 'Outside North America the check digit is not compulsory. Compare the number with the plate all the same.'}
            </p>
            <VinRepairs repairs={check.repairs} onRepair={onRepair} />
          </ToolAnswer>
          <VinFactList facts={check.facts} />
        </>
      );
  }
}
