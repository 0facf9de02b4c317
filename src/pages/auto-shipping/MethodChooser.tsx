import { useId, useState } from 'react';
import styled from 'styled-components';
import { methodChooser as words } from '../../content/services/autoShipping';
import {
  alternativeText,
  assumptionText,
  methodNames,
  methodReasons,
} from '../../content/tools/shippingMethod';
import { adviseShippingMethod } from '../../lib/vehicle/shippingMethod';
import type { ShippingAdvice } from '../../lib/vehicle/shippingMethod';
import { ChoiceGroup } from '../../ui/form/ChoiceGroup';
import { ScriptsOnly } from '../../ui/theme/Only';
import { Columns, Stack } from '../../ui/theme/layout';
import { headingFont, screenOnly, space } from '../../ui/theme/tokens';

type Answers = Partial<Record<(typeof words.questions)[number]['id'], string>>;

/** The advice for a car; undefined while it would state what nobody answered. */
function adviseOn({ runs, inside, count }: Answers): ShippingAdvice | undefined {
  const advice = adviseShippingMethod({
    condition: runs === 'no' ? 'inoperable' : 'runs',
    bodyType: 'car',
    effects: inside === undefined ? undefined : inside === 'yes',
    vehiclesCount: count === 'several' ? 2 : 1,
  });
  return runs || advice.method === 'container' ? advice : undefined;
}

/** The visitor's answers, and what they speak for. */
export function useMethodChooser() {
  const [answers, setAnswers] = useState<Answers>({});
  return { answers, setAnswers, advice: adviseOn(answers) };
}

interface MethodChooserProps {
  readonly chooser: ReturnType<typeof useMethodChooser>;
}

/** Three questions about the car, and the method they speak for. */
export function MethodChooser({ chooser: { answers, setAnswers, advice } }: MethodChooserProps) {
  const name = useId();
  return (
    <Questions>
      <Columns $min="20rem" $gap={[5, 6]}>
        {words.questions.map(({ id, legend, choices }) => (
          <ChoiceGroup
            key={id}
            name={`${name}-${id}`}
            legend={legend}
            choices={choices}
            minWidth="6rem"
            selected={answers[id] ?? ''}
            onChange={({ target }) => {
              setAnswers({ ...answers, [id]: target.value });
            }}
          />
        ))}
      </Columns>
      <Answer $gap={1} role="status">
        {advice ? (
          <>
            <strong>{methodNames[advice.method]}</strong>
            <p>
              {[
                ...advice.reasons.map((reason) => methodReasons[reason]),
                ...(advice.alternative ? [alternativeText(advice.alternative)] : []),
                ...(advice.assumptions.length > 0 ? [assumptionText(advice.assumptions)] : []),
              ].join(' ')}
            </p>
          </>
        ) : (
          <p>{words.empty}</p>
        )}
      </Answer>
    </Questions>
  );
}

const Questions = styled(ScriptsOnly)`
  ${screenOnly}
`;

const Answer = styled(Stack)`
  min-height: 4.5rem;
  margin-top: ${space(5)};
  strong {
    ${headingFont}
    font-size: var(--t-xl);
    line-height: 1.15;
  }
`;
