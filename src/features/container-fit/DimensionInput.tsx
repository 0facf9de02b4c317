import { useState } from 'react';
import { fitWords } from '../../content/tools/containerFit';
import { Field } from '../../ui/form/Field';
import { Input } from '../../ui/form/controls';
import { measureText, parseMeasure } from './measureText';
import type { LengthUnit } from './measureText';

interface MeasureInputProps {
  readonly label: string;
  readonly mm: number;
  readonly unit: LengthUnit;
  readonly onMm: (mm: number) => void;
}

/** One measure, typed in either unit; shown anew in the chosen one when the field is left. */
export function MeasureInput({ label, mm, unit, onMm }: MeasureInputProps) {
  const [draft, setDraft] = useState<string>();
  const wrong = draft !== undefined && draft.trim() !== '' && parseMeasure(draft, unit) === undefined;
  const example = unit === 'm' ? '4.88' : fitWords.exampleFeet;
  return (
    <Field label={label} error={wrong ? fitWords.enterLike(example) : undefined}>
      {(control) => (
        <Input
          {...control}
          inputMode={unit === 'm' ? 'decimal' : 'text'}
          autoComplete="off"
          value={draft ?? measureText(mm, unit)}
          onChange={({ target: { value } }) => {
            setDraft(value);
            onMm(parseMeasure(value, unit) ?? 0);
          }}
          onBlur={() => {
            if (!wrong) setDraft(undefined);
          }}
        />
      )}
    </Field>
  );
}
