import { methodQuestions } from '../../content/tools/methodChooser';
import { bodyTypeNames, conditionNames } from '../../content/tools/shippingMethod';
import { Checkbox } from '../../ui/form/Checkbox';
import { ChoiceGroup } from '../../ui/form/ChoiceGroup';
import { Select } from '../../ui/form/controls';
import { Field } from '../../ui/form/Field';
import { isBodyType, isCondition } from './storedAnswers';
import type { ChooserAnswers } from './storedAnswers';

interface MethodQuestionsProps {
  readonly answers: ChooserAnswers;
  readonly onAnswer: (change: Partial<ChooserAnswers>) => void;
}

type Flag = 'badlyDamaged' | 'oversize' | 'effects';

const flags: readonly (readonly [Flag, string])[] = [
  ['badlyDamaged', methodQuestions.badlyDamaged],
  ['oversize', methodQuestions.oversize],
  ['effects', methodQuestions.effects],
];

/** The questions the recommendation is based on. */
export function MethodQuestions({ answers, onAnswer }: MethodQuestionsProps) {
  return (
    <>
      <Field label={methodQuestions.bodyType}>
        {(control) => (
          <Select
            {...control}
            value={answers.bodyType}
            onChange={({ target: { value } }) => {
              if (isBodyType(value)) onAnswer({ bodyType: value });
            }}
          >
            <option value="" hidden>
              {methodQuestions.chooseBodyType}
            </option>
            {Object.entries(bodyTypeNames).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ChoiceGroup
        legend={methodQuestions.condition}
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
          <strong>{methodQuestions.also}</strong>
        </legend>
        <Checkbox
          label={methodQuestions.noKeys}
          checked={!answers.hasKeys}
          onChange={({ target: { checked } }) => {
            onAnswer({ hasKeys: !checked });
          }}
        />
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
          label={methodQuestions.several}
          checked={answers.vehiclesCount > 1}
          onChange={({ target: { checked } }) => {
            onAnswer({ vehiclesCount: checked ? 2 : 1 });
          }}
        />
      </fieldset>
    </>
  );
}
