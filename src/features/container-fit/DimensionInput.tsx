import { useState } from 'react';
import { fitWords } from '../../content/tools/containerFit';
import { Field } from '../../ui/form/Field';
import { Input } from '../../ui/form/controls';
import { lengthText, parseLength } from './lengthText';
import type { LengthUnit } from './lengthText';

interface DimensionInputProps {
  readonly label: string;
  readonly mm: number;
  readonly unit: LengthUnit;
  readonly onMm: (mm: number) => void;
}

/** A dimension that can be typed in either unit; reformatted in the chosen one on blur. */
export function DimensionInput({ label, mm, unit, onMm }: DimensionInputProps) {
  const [draft, setDraft] = useState<string>();
  const wrong = draft !== undefined && draft.trim() !== '' && parseLength(draft, unit) === undefined;
  const example = unit === 'm' ? '4.88' : fitWords.exampleFeet;
  return (
    <Field label={label} error={wrong ? fitWords.enterLike(example) : undefined}>
      {(control) => (
        <Input
          {...control}
          inputMode={unit === 'm' ? 'decimal' : 'text'}
          autoComplete="off"
          value={draft ?? lengthText(mm, unit)}
          onChange={({ target: { value } }) => {
            setDraft(value);
            onMm(parseLength(value, unit) ?? 0);
          }}
          onBlur={() => {
            if (!wrong) setDraft(undefined);
          }}
        />
      )}
    </Field>
  );
}
