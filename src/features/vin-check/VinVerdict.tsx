import { vinVerdict } from '../../content/tools/vinCheck';
import type { ImpossibleCharacter, VinCheck } from '../../lib/vin/checkVin';
import { Columns } from '../../ui/theme/layout';
import { ToolResult } from '../../ui/ToolResult';
import { VinFactList } from './VinFactList';
import { VinRepairs } from './VinRepairs';

interface VinVerdictProps {
  readonly check: VinCheck;
  /** Whether to report an incomplete VIN. False while the visitor is still typing. */
  readonly reportsIncomplete: boolean;
  readonly onRepair: (vin: string) => void;
}

const describeCharacters = (impossible: readonly ImpossibleCharacter[]) =>
  impossible.map(({ position, character }) => vinVerdict.misplaced(character, position)).join(', ');

/** The result of the check and what to do next. */
export function VinVerdict({ check, reportsIncomplete, onRepair }: VinVerdictProps) {
  switch (check.status) {
    case 'empty':
      return <p>{vinVerdict.empty}</p>;
    case 'wrong-length': {
      const [barcode] = check.repairs;
      if (!reportsIncomplete && !barcode) return <p>{vinVerdict.soFar(check.length)}</p>;
      const missing = 17 - check.length;
      return (
        <ToolResult label={vinVerdict.incomplete} value={vinVerdict.wrongLength(check.length)}>
          <p>{missing > 0 ? vinVerdict.missing(missing) : vinVerdict.tooMany(-missing)}</p>
          <p>{barcode ? vinVerdict.barcode : vinVerdict.older}</p>
          {check.impossible.length > 0 && !barcode && (
            <p>{vinVerdict.impossible(describeCharacters(check.impossible))}</p>
          )}
          <VinRepairs repairs={check.repairs} onRepair={onRepair} />
        </ToolResult>
      );
    }
    case 'impossible-characters':
      return (
        <ToolResult
          label={vinVerdict.mistyped}
          value={vinVerdict.impossibleShort(describeCharacters(check.impossible))}
        >
          <p>{vinVerdict.unused}</p>
          <VinRepairs repairs={check.repairs} onRepair={onRepair} />
        </ToolResult>
      );
    case 'ok':
      return (
        <Columns $min="18rem">
          <ToolResult label={vinVerdict.checkDigit} value={vinVerdict.matches}>
            <p>{vinVerdict.valid}</p>
          </ToolResult>
          <VinFactList facts={check.facts} />
        </Columns>
      );
    default:
      return (
        <Columns $min="18rem">
          <ToolResult
            label={vinVerdict.checkDigit}
            value={
              check.status === 'mismatch' ? vinVerdict.mismatch(check.expected) : vinVerdict.optionalMismatch
            }
          >
            <p>{check.status === 'mismatch' ? vinVerdict.oneWrong : vinVerdict.outside}</p>
            <VinRepairs repairs={check.repairs} onRepair={onRepair} />
          </ToolResult>
          <VinFactList facts={check.facts} />
        </Columns>
      );
  }
}
