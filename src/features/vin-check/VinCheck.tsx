import { useId, useState } from 'react';
import * as v from 'valibot';
import { storageKeys } from '../../config/storageKeys';
import { notSavedHere } from '../../content/sending';
import { vinCheckWords, vinParts, vinPositions } from '../../content/tools/vinCheck';
import { checkVin } from '../../lib/vin/checkVin';
import { yearOf } from '../../lib/time/calendarDate';
import { wallTime } from '../../lib/time/zonedTime';
import { defineDeviceItem } from '../../device/defineDeviceItem';
import { useDevice } from '../../device/useDevice';
import { Button } from '../../ui/buttons/Button';
import { ClearButton } from '../../ui/buttons/ClearButton';
import { TextField } from '../../ui/form/TextField';
import { Cluster, RuledList, Stack } from '../../ui/theme/layout';
import { Small } from '../../ui/theme/text';
import { ToolPanel } from '../../ui/ToolPanel';
import { useNow } from '../../ui/hooks/useNow';
import { CodeInput } from '../../ui/form/controls';
import { VinVerdict } from './VinVerdict';
import { vinRule } from '../../forms/rules/vin';
import styled from 'styled-components';
import { explainPositions } from '../../lib/vin/explainPositions';
import { Disclosure } from '../../ui/Disclosure';
import { quietText, space } from '../../ui/theme/tokens';

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
  const inputId = useId();
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
      inSheet
      resultLabel={vinCheckWords.result}
      result={
        <VinVerdict
          check={check}
          reportsIncomplete={asked !== undefined || complete}
          onRepair={(vin) => {
            change(vin);
            // The button unmounts.
            document.getElementById(inputId)?.focus();
          }}
        />
      }
      actions={
        text && (
          <>
            {vin && <VinPositions vin={vin} />}
            <ClearButton
              onClear={() => {
                reset();
                setAsked(undefined);
              }}
            >
              {vinCheckWords.clear}
            </ClearButton>
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
        <Stack>
          <TextField
            kind="code"
            as={CodeInput}
            id={inputId}
            name="vin"
            label={vinCheckWords.label}
            hint={vinCheckWords.hint}
            error={error}
            value={text}
            onValue={change}
            enterKeyHint="done"
          />
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

const placesOf = (start: number, end: number) =>
  start === end ? vinPositions.position(start) : vinPositions.positions(start, end);

/** The VIN split into its sections, each with its meaning. */
function VinPositions({ vin }: { readonly vin: string }) {
  return (
    <Positions>
      <Disclosure summary={vinPositions.title}>
        <Parts as="ol" $gap={3} $closed>
          {explainPositions(vin).map(({ code, start, end, text }) => (
            <li key={code}>
              <code>{text}</code>
              <div>
                <strong>{vinParts[code].name}</strong>
                <span>{placesOf(start, end)}</span>
                <p>{vinParts[code].text}</p>
              </div>
            </li>
          ))}
        </Parts>
      </Disclosure>
    </Positions>
  );
}

const Positions = styled.div`
  width: 100%;
`;

const Parts = styled(RuledList)`
  li {
    display: grid;
    grid-template-columns: minmax(6.5rem, auto) minmax(0, 1fr);
    gap: ${space(4)};
  }
  code {
    font-size: var(--t-lg);
    font-weight: 700;
    letter-spacing: 0.06em;
    overflow-wrap: anywhere;
  }
  div {
    display: grid;
    gap: ${space(0.5)};
  }
  span {
    ${quietText}
  }
`;
