import { useState } from 'react';
import * as v from 'valibot';
import { storageKeys } from '../../config/storageKeys';
import { notSavedHere } from '../../content/sending';
import { vinCheckWords } from '../../content/tools/vinCheck';
import { vinRule } from '../../forms/rules/vin';
import { checkVin } from '../../lib/vin/checkVin';
import { yearOf } from '../../lib/time/calendarDate';
import { wallTime } from '../../lib/time/zonedTime';
import { defineDeviceItem } from '../../device/defineDeviceItem';
import { useDevice } from '../../device/useDevice';
import { Button } from '../../ui/buttons/Button';
import { Field } from '../../ui/form/Field';
import { Cluster, Stack } from '../../ui/theme/layout';
import { Small } from '../../ui/theme/text';
import { ToolPanel } from '../../ui/ToolPanel';
import { useNow } from '../../ui/hooks/useNow';
import { CodeInput } from '../../ui/form/controls';
import type { ControlProps } from '../../ui/form/Field';
import { VinPositions } from './VinPositions';
import { VinVerdict } from './VinVerdict';

const MAX_STORED = 40;

const storedVin = defineDeviceItem({
  key: storageKeys.vinCheck,
  schema: v.pipe(v.string(), v.maxLength(MAX_STORED)),
  fallback: '',
});

/** Checks a VIN in the browser and explains each position. It only warns and never rejects a VIN. */
export default function VinCheck() {
  const now = useNow();
  const [text, setText, reset, isSaved] = useDevice(storedVin);
  /** The text when the visitor last pressed Check. */
  const [asked, setAsked] = useState<string>();
  if (now === null) return null;
  const check = checkVin(text, yearOf(wallTime(new Date(now), 'UTC').date));
  /** Without a bar code's I, which would move every position. */
  const vin =
    check.status === 'wrong-length'
      ? (check.repairs[0]?.vin ?? check.vin)
      : check.status !== 'empty' && check.vin;
  const complete = check.status !== 'empty' && check.status !== 'wrong-length';
  const error = asked === text ? vinRule(text) : undefined;

  const change = (next: string) => {
    setText(next);
    if (next === '') setAsked(undefined);
  };

  return (
    <ToolPanel
      stacked
      isEmpty={text === ''}
      resultLabel={vinCheckWords.result}
      result={
        <VinVerdict check={check} reportsIncomplete={asked !== undefined || complete} onRepair={change} />
      }
      actions={
        text && (
          <>
            {vin && <VinPositions vin={vin} />}
            <Button
              $variant="secondary"
              onClick={() => {
                reset();
                setAsked(undefined);
              }}
            >
              {vinCheckWords.clear}
            </Button>
          </>
        )
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(text);
        }}
      >
        <Stack $gap={4}>
          <Field label={vinCheckWords.label} hint={vinCheckWords.hint} error={error}>
            {(control) => <VinInput {...control} value={text} onValue={change} />}
          </Field>
          <Cluster>
            <Button type="submit">{vinCheckWords.check}</Button>
          </Cluster>
          <Small>
            <span role="status">{isSaved ? vinCheckWords.saved : notSavedHere}</span> {vinCheckWords.note}
          </Small>
        </Stack>
      </form>
    </ToolPanel>
  );
}

interface VinInputProps extends ControlProps {
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A VIN input: capital letters, fixed-width characters, no spell check or automatic correction. */
function VinInput({ value, onValue, ...control }: VinInputProps) {
  return (
    <CodeInput
      {...control}
      name="vin"
      value={value}
      onChange={(event) => onValue(event.target.value)}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
    />
  );
}
