import styled from 'styled-components';
import { vinAdvice as words } from '../../../content/quote/quoteFields';
import { countryNames, regionNames, yearDoubts } from '../../../content/tools/vinCheck';
import { VIN_LENGTH } from '../../../lib/vin/vin';
import type { VinCheck, VinFacts } from '../../../lib/vin/checkVin';
import type { VinModelYear } from '../../../lib/vin/modelYear';
import { Button } from '../../../ui/buttons/Button';
import { Cluster } from '../../../ui/theme/layout';
import { space } from '../../../ui/theme/tokens';

interface VinAdviceProps {
  readonly check: VinCheck;
  readonly onRepair: (vin: string) => void;
  /** The year as typed. */
  readonly year: string;
  /** Called with the year the visitor picks; undefined if the form has no field for it. */
  readonly onYear: ((year: string) => void) | undefined;
}

const REPAIRS_MAX = 3;

/** Certain facts, such as "1989 · Toyota · made in Japan". */
function factLine({ modelYear, makes, country, region }: VinFacts): string {
  const year = modelYear.kind === 'certain' ? String(modelYear.year) : undefined;
  const place = (country && countryNames[country]) ?? (region && regionNames[region]);
  return [year, makes.join(' or '), place && words.builtBy(place)].filter(Boolean).join(' · ');
}

/** What a VIN says so far: its character count, decoded facts, or what's wrong with it. */
function adviceText(check: Exclude<VinCheck, { status: 'empty' }>): string {
  switch (check.status) {
    case 'wrong-length':
      if (check.repairs.length > 0) return words.barcode(check.length);
      return check.impossible.length > 0 && check.length < VIN_LENGTH
        ? words.impossible(check.impossible)
        : words.count(check.length);
    case 'impossible-characters':
      return words.impossible(check.impossible);
    case 'mismatch':
      return words.mistyped;
    default:
      return [check.status === 'ok' ? words.fits : words.compare, factLine(check.facts)]
        .filter(Boolean)
        .join(' ');
  }
}

/** Feedback while a VIN is typed, with suggested corrections. */
export function VinAdvice({ check, onRepair, year, onYear }: VinAdviceProps) {
  const { status } = check;
  if (status === 'empty') return null;
  const repairs = status === 'ok' ? [] : check.repairs.slice(0, REPAIRS_MAX);
  return (
    <>
      <Line $warns={status === 'impossible-characters' || status === 'mismatch'}>{adviceText(check)}</Line>
      {repairs.length > 0 && (
        <Cluster $gap={2}>
          {repairs.map((repair) => (
            <Button key={repair.vin} $variant="secondary" onClick={() => onRepair(repair.vin)}>
              {words.repair(repair.changes)}
            </Button>
          ))}
        </Cluster>
      )}
      {(status === 'ok' || status === 'not-compulsory') && (
        <YearQuestion modelYear={check.facts.modelYear} year={year} onYear={onYear} />
      )}
    </>
  );
}

interface YearQuestionProps extends Pick<VinAdviceProps, 'year' | 'onYear'> {
  readonly modelYear: VinModelYear;
}

/**
 * Asks for a model year that the VIN doesn't settle, or says so where the year isn't asked. Stays after the answer, so
 * that the fields below don't move.
 */
function YearQuestion({ modelYear, year: answer, onYear }: YearQuestionProps) {
  if (modelYear.kind !== 'possible') return null;
  const { years, doubt } = modelYear;
  return (
    <>
      <Line>{`${onYear ? words.askYear(years) : words.possibleYear(years)} ${yearDoubts[doubt]}`}</Line>
      {onYear && (
        <Cluster $gap={2}>
          {years.map(String).map((year) => (
            <YearButton
              key={year}
              $variant="secondary"
              aria-pressed={year === answer}
              onClick={() => onYear(year)}
            >
              {words.useYear(year)}
            </YearButton>
          ))}
        </Cluster>
      )}
    </>
  );
}

/** Filled once its year is the answer. */
const YearButton = styled(Button)`
  &[aria-pressed='true'] {
    background: var(--ink);
    border-color: var(--ink);
    color: var(--paper);
  }
`;

const Line = styled.p<{ $warns?: boolean }>`
  padding-block: ${space(2)};
  font-size: var(--t-sm);
  line-height: 1.45;
  font-weight: ${({ $warns }) => ($warns ? 700 : 400)};
`;
