import { methodAdvice } from '../../content/tools/methodChooser';
import { adviseShippingMethod } from '../../lib/vehicle/shippingMethod';
import { useStored } from '../../storage/useStored';
import { Button } from '../../ui/buttons/Button';
import { ToolPanel } from '../../ui/ToolPanel';
import { MethodAdvice } from './MethodAdvice';
import { MethodQuestions } from './MethodQuestions';
import { storedAnswers } from './answers';

/** From what is true of the vehicle to RoRo, container or flat rack, with the reasons. */
export default function MethodChooser() {
  const [answers, setAnswers, forget] = useStored(storedAnswers);
  return (
    <ToolPanel
      resultLabel={methodAdvice.label}
      result={<MethodAdvice advice={adviseShippingMethod(answers)} />}
      actions={
        <Button $variant="secondary" onClick={forget}>
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
