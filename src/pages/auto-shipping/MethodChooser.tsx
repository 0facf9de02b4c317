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
import { from, headingFont, screenOnly, space } from '../../ui/theme/tokens';

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
      {words.questions.map(({ id, legend, choices }) => (
        <ChoiceGroup
          key={id}
          name={`${name}-${id}`}
          legend={legend}
          choices={choices}
          minWidth="9.5rem"
          selected={answers[id] ?? ''}
          onChange={({ target }) => {
            setAnswers({ ...answers, [id]: target.value });
          }}
        />
      ))}
      <Answer role="status">
        {advice && <strong>{methodNames[advice.method]}</strong>}
        <p>
          {advice
            ? [
                ...advice.reasons.map((reason) => methodReasons[reason]),
                ...(advice.alternative ? [alternativeText(advice.alternative)] : []),
                ...(advice.assumptions.length > 0 ? [assumptionText(advice.assumptions)] : []),
              ].join(' ')
            : words.empty}
        </p>
      </Answer>
    </Questions>
  );
}

/** Three questions, beside each other from tablets up, and the answer below them. */
const Questions = styled(ScriptsOnly)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)} ${space(6)};
  ${from.sm} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${screenOnly}
`;

/** The method, marked, and why. */
const Answer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(5)};
  align-items: center;
  min-height: 3.25rem;
  > strong {
    ${headingFont}
    padding: ${space(3)} ${space(5)};
    border: 2px solid var(--ink);
    border-radius: var(--radius);
    background: var(--amber);
    font-size: var(--t-lg);
    line-height: 1.2;
  }
  > p {
    flex: 1 1 16rem;
  }
`;
