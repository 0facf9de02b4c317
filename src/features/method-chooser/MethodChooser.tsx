import { methodAdvice } from '../../content/tools/methodChooser';
import { adviseShippingMethod } from '../../lib/vehicle/shippingMethod';
import { useStored } from '../../storage/useStored';
import { Button } from '../../ui/buttons/Button';
import { ToolPanel } from '../../ui/ToolPanel';
import { MethodAdvice } from './MethodAdvice';
import { MethodQuestions } from './MethodQuestions';
import { storedAnswers } from './storedAnswers';

/** Recommends RoRo, container or flat rack from the vehicle's condition and type. */
export default function MethodChooser() {
  const [answers, setAnswers, reset] = useStored(storedAnswers);
  return (
    <ToolPanel
      resultLabel={methodAdvice.label}
      result={<MethodAdvice advice={adviseShippingMethod(answers)} />}
      actions={
        <Button $variant="secondary" onClick={reset}>
          {methodAdvice.startOver}
        </Button>
      }
    >
      <MethodQuestions
        answers={answers}
        onAnswer={(change) => {
          setAnswers({ ...answers, ...change });
        }}
      />
    </ToolPanel>
  );
}
