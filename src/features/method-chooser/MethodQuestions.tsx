import { bodyTypeNames, conditionNames } from '../../content/tools/shippingMethod';
import type { ShippingAnswers } from '../../lib/vehicle/shippingMethod';
import { Checkbox } from '../../ui/form/Checkbox';
import { ChoiceGroup } from '../../ui/form/ChoiceGroup';
import { Select } from '../../ui/form/controls';
import { Field } from '../../ui/form/Field';
import { isBodyType, isCondition } from './answers';

interface MethodQuestionsProps {
  readonly answers: ShippingAnswers;
  readonly onAnswer: (change: Partial<ShippingAnswers>) => void;
}

type Flag = 'hasKeys' | 'badlyDamaged' | 'oversize' | 'effects';

const flags: readonly (readonly [Flag, string])[] = [
  ['hasKeys', 'It has its keys'],
  ['badlyDamaged', 'It’s badly damaged: loose parts, or unsafe to drive'],
  ['oversize', 'It’s too long, wide or tall for a container'],
  ['effects', 'I want to pack things inside'],
];

/** The questions that decide the method. */
export function MethodQuestions({ answers, onAnswer }: MethodQuestionsProps) {
  return (
    <>
      <Field label="What is it?">
        {(control) => (
          <Select
            {...control}
            value={answers.bodyType}
            onChange={({ target: { value } }) => {
              if (isBodyType(value)) onAnswer({ bodyType: value });
            }}
          >
            {Object.entries(bodyTypeNames).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ChoiceGroup
        legend="Does it run?"
        minWidth="100%"
        choices={Object.entries(conditionNames).map(([value, label]) => ({ value, label }))}
        input={{
          name: 'method-condition',
          onChange: ({ target: { value } }) => {
            if (isCondition(value)) onAnswer({ condition: value });
          },
        }}
        selected={answers.condition}
      />
      <fieldset>
        <legend>
          <strong>What else applies?</strong>
        </legend>
        {flags.map(([flag, label]) => (
          <Checkbox
            key={flag}
            label={label}
            checked={answers[flag]}
            onChange={({ target: { checked } }) => {
              onAnswer({ [flag]: checked });
            }}
          />
        ))}
        <Checkbox
          label="There’s more than one vehicle"
          checked={answers.vehiclesCount > 1}
          onChange={({ target: { checked } }) => {
            onAnswer({ vehiclesCount: checked ? 2 : 1 });
          }}
        />
      </fieldset>
    </>
  );
}
