import styled from 'styled-components';
import { vinAdvice as words } from '../../../content/quote/quoteVin';
import { countryNames, regionNames } from '../../../content/tools/vinCheck';
import { VIN_LENGTH } from '../../../lib/vin/checkDigit';
import type { VinCheck, VinFacts } from '../../../lib/vin/checkVin';
import type { VinRepair } from '../../../lib/vin/repair';
import { Button } from '../../../ui/buttons/Button';
import { Cluster } from '../../../ui/theme/layout';
import { space } from '../../../ui/theme/tokens';

interface VinAdviceProps {
  readonly check: VinCheck;
  readonly onRepair: (vin: string) => void;
}

const REPAIRS_MAX = 3;

/** Year, make and country, such as "1989 · Toyota · Japan". */
function factLine({ modelYear, makes, country, region }: VinFacts): string {
  const year =
    modelYear.kind === 'single'
      ? String(modelYear.year)
      : modelYear.kind === 'ambiguous'
        ? modelYear.years.join(' or ')
        : undefined;
  const place = (country && countryNames[country]) ?? (region && regionNames[region]);
  return [year, makes.join(' or '), place && words.builtBy(place)].filter(Boolean).join(' · ');
}

/** Feedback while a VIN is typed: character count, decoded facts, or suggested corrections. */
export function VinAdvice({ check, onRepair }: VinAdviceProps) {
  switch (check.status) {
    case 'empty':
      return null;
    case 'wrong-length':
      return (
        <Line>
          {check.impossible.length > 0 && check.length < VIN_LENGTH
            ? words.impossible(check.impossible)
            : words.count(check.length)}
        </Line>
      );
    case 'impossible-characters':
      return (
        <>
          <Line $warns>{words.impossible(check.impossible)}</Line>
          <Repairs repairs={check.repairs} onRepair={onRepair} />
        </>
      );
    case 'mismatch':
      return (
        <>
          <Line $warns>{words.mistyped}</Line>
          <Repairs repairs={check.repairs} onRepair={onRepair} />
        </>
      );
    case 'not-compulsory':
      return (
        <>
          <Line>{[words.compare, factLine(check.facts)].filter(Boolean).join(' ')}</Line>
          <Repairs repairs={check.repairs} onRepair={onRepair} />
        </>
      );
    default:
      return <Line>{`${words.fits} ${factLine(check.facts)}`.trim()}</Line>;
  }
}

interface RepairsProps {
  readonly repairs: readonly VinRepair[];
  readonly onRepair: (vin: string) => void;
}

function Repairs({ repairs, onRepair }: RepairsProps) {
  return (
    <Cluster $gap={2}>
      {repairs.slice(0, REPAIRS_MAX).map((repair) => (
        <Button
          key={repair.vin}
          $variant="secondary"
          onClick={() => {
            onRepair(repair.vin);
          }}
        >
          {words.repair(repair.changes)}
        </Button>
      ))}
    </Cluster>
  );
}

const Line = styled.p<{ $warns?: boolean }>`
  padding-block: ${space(2)};
  font-size: var(--t-sm);
  line-height: 1.45;
  font-weight: ${({ $warns }) => ($warns ? 700 : 400)};
`;
