import type { ImpossibleCharacter, VinCheck } from '../../lib/vin/checkVin';
import { ToolAnswer } from '../../ui/ToolAnswer';
import { VinFactList } from './VinFactList';
import { VinRepairs } from './VinRepairs';
import { pluralWord } from '../../lib/text/plural';

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
      return <p>Enter a VIN to see the maker, region and model year, and check for typos.</p>;
    case 'wrong-length': {
      if (!asked) return <p>{`${String(check.length)} of 17 characters so far.`}</p>;
      const missing = 17 - check.length;
      return (
        <ToolAnswer label="Not complete" value={`${String(check.length)} characters, and a VIN has 17`}>
          <p>
            {missing > 0
              ? `${String(missing)} ${pluralWord(missing, 'is', 'are')} missing.`
              : `${String(-missing)} too many.`}
          </p>
          <p>Vehicles built before 1981 can have shorter VINs.</p>
          {check.impossible.length > 0 && <p>{`No VIN has ${nameThem(check.impossible)}.`}</p>}
        </ToolAnswer>
      );
    }
    case 'impossible-characters':
      return (
        <ToolAnswer label="Mistyped" value={`No VIN has ${nameThem(check.impossible)}`}>
          <p>The letters I, O and Q aren’t used. They look like 1 and 0.</p>
          <VinRepairs repairs={check.repairs} onRepair={onRepair} />
        </ToolAnswer>
      );
    case 'ok':
      return (
        <>
          <ToolAnswer label="The check digit" value="It matches">
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
                ? `It doesn’t match: position 9 should be ${check.expected}`
                : 'It doesn’t match, but doesn’t have to'
            }
          >
            <p>
              {check.status === 'mismatch'
                ? 'One character is probably wrong. Compare each one with the plate. If the plate says the same, ask us before you buy.'
                : 'Outside North America, the check digit is optional. Compare the VIN with the plate anyway.'}
            </p>
            <VinRepairs repairs={check.repairs} onRepair={onRepair} />
          </ToolAnswer>
          <VinFactList facts={check.facts} />
        </>
      );
  }
}
