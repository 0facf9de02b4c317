import {
  vinVerdict,
  countryNames,
  regionNames,
  yearDoubts,
  vinFacts,
  vinRepairs,
} from '../../content/tools/vinCheck';
import type { ImpossibleCharacter, VinCheck, VinFacts } from '../../lib/vin/checkVin';
import { Columns, Stack } from '../../ui/theme/layout';
import { ToolResult } from '../../ui/ToolResult';
import { formatList } from '../../lib/text/format';
import type { VinModelYear } from '../../lib/vin/modelYear';
import { Facts } from '../../ui/Facts';
import type { VinRepair } from '../../lib/vin/repair';
import { Button } from '../../ui/buttons/Button';
import { VinKey } from './VinKey';

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
      return <VinKey />;
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

function yearWords(year: VinModelYear): string {
  switch (year.kind) {
    case 'certain':
      return String(year.year);
    case 'possible':
      return vinFacts.possibleYear(year.years, yearDoubts[year.doubt]);
    default:
      return vinFacts.unknownYear;
  }
}

function makerWords({ region, country, makes }: VinFacts): string {
  const place = (country && countryNames[country]) ?? (region && regionNames[region]);
  return place ?? (makes.length > 0 ? vinFacts.unknown : vinFacts.unknownCountry);
}

/** Model year, make and country, as encoded in the VIN. */
function VinFactList({ facts }: { readonly facts: VinFacts }) {
  return (
    <Facts
      items={[
        { term: vinFacts.modelYear, value: yearWords(facts.modelYear) },
        {
          term: vinFacts.make,
          value: facts.makes.length > 0 ? formatList(facts.makes, 'or') : vinFacts.unknownMake,
        },
        { term: vinFacts.country, value: makerWords(facts) },
      ]}
    />
  );
}

interface VinRepairsProps {
  readonly repairs: readonly VinRepair[];
  readonly onRepair: (vin: string) => void;
}

const MAX_OFFERED = 4;

const describe = ({ changes }: VinRepair) =>
  changes.map(({ position, from, to }) => vinRepairs.change(from, position, to)).join(', ');

/** Buttons for the most likely corrections of a mistyped VIN. */
function VinRepairs({ repairs, onRepair }: VinRepairsProps) {
  if (repairs.length === 0) return null;
  return (
    <Stack $gap={2}>
      <p>{vinRepairs.didYouMean(repairs.length)}</p>
      {repairs.slice(0, MAX_OFFERED).map((repair) => (
        <Button key={repair.vin} $variant="secondary" onClick={() => onRepair(repair.vin)}>
          {describe(repair)}
        </Button>
      ))}
    </Stack>
  );
}
