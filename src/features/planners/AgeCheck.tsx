import { storageKeys } from '../../config/storageKeys';
import { rates } from '../../content/rates';
import { ageCheckWords, ageResult } from '../../content/tools/planners';
import type { CalendarDate } from '../../lib/time/calendarDate';
import { yearRule } from '../../forms/rules/dates';
import { yearOf } from '../../lib/time/calendarDate';
import { wallTime } from '../../lib/time/zonedTime';
import { vehicleAge } from '../../lib/vehicle/vehicleAge';
import { defineInputs } from '../../device/lists';
import { useDevice } from '../../device/useDevice';
import { ClearButton } from '../../ui/buttons/ClearButton';
import { useNow } from '../../ui/hooks/useNow';
import { ToolPanel } from '../../ui/ToolPanel';
import type { VehicleAge } from '../../lib/vehicle/vehicleAge';
import { ToolResult } from '../../ui/ToolResult';
import { TextField } from '../../ui/form/TextField';
import { YearField } from '../../ui/form/YearField';
import { Example } from './Example';
import { FieldText, TEXT_MAX, parseWholeNumber } from './fields';

const storedTexts = defineInputs(storageKeys.ageCheck, {
  made: FieldText,
  limit: FieldText,
  arrives: FieldText,
});

const MAX_LIMIT = 99;

const checkYear = yearRule(1886, 2200);

/** Checks the year of manufacture against the age limit the visitor got from a customs agent. */
export default function AgeCheck() {
  const now = useNow();
  const [texts, setTexts, reset] = useDevice(storedTexts);
  const made = parseWholeNumber(texts.made);
  const limit = parseWholeNumber(texts.limit);
  const arrives = parseWholeNumber(texts.arrives);
  const isEmpty = Object.values(texts).every((text) => text === '');
  const complete =
    made !== undefined &&
    !checkYear(texts.made) &&
    arrives !== undefined &&
    !checkYear(texts.arrives) &&
    limit !== undefined &&
    limit <= MAX_LIMIT;
  if (now === null) return null;
  const number = (key: keyof typeof texts) => ({
    kind: 'number' as const,
    maxLength: TEXT_MAX,
    value: texts[key],
    onValue: (value: string) => setTexts({ ...texts, [key]: value }),
  });

  return (
    <ToolPanel
      inSheet
      row
      resultLabel={ageCheckWords.result}
      result={
        complete ? (
          <AgeResult
            age={vehicleAge(made, limit, `${texts.arrives.trim()}-01-01` as CalendarDate)}
            limit={limit}
          />
        ) : (
          <AgeExample thisYear={yearOf(wallTime(new Date(now), 'Africa/Lagos').date)} />
        )
      }
      actions={!isEmpty && <ClearButton onClear={reset}>{ageCheckWords.clear}</ClearButton>}
    >
      <YearField
        label={ageCheckWords.made}
        hint={ageCheckWords.madeHint}
        error={checkYear(texts.made)}
        {...number('made')}
      />
      <TextField
        label={ageCheckWords.limit}
        hint={ageCheckWords.limitHint(rates.ageLimit.text)}
        error={
          texts.limit.trim() !== '' && (limit === undefined || limit > MAX_LIMIT)
            ? ageCheckWords.limitError
            : undefined
        }
        {...number('limit')}
      />
      <YearField
        label={ageCheckWords.arrives}
        hint={ageCheckWords.arrivesHint}
        error={checkYear(texts.arrives)}
        {...number('arrives')}
      />
    </ToolPanel>
  );
}

/** The example's age on arrival, in years. */
const EXAMPLE_AGE = 8;

function AgeExample({ thisYear }: { readonly thisYear: number }) {
  const limit = rates.ageLimit.count;
  const made = thisYear - EXAMPLE_AGE;
  return (
    <Example
      label={ageCheckWords.example(made, limit)}
      marks={ageCheckWords.marks(made, thisYear, made + limit)}
      empty={ageCheckWords.empty}
    />
  );
}

interface AgeResultProps {
  readonly age: VehicleAge;
  readonly limit: number;
}

/** Whether the vehicle is within, at or over the age limit, and what that means. */
function AgeResult({ age, limit }: AgeResultProps) {
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
