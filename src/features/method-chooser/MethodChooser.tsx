import { storageKeys } from '../../config/storageKeys';
import { adviseShippingMethod } from '../../lib/shippingMethod';
import { Button } from '../../ui/Button';
import { ToolPanel } from '../../ui/ToolPanel';
import { useDeviceState } from '../../ui/useDeviceState';
import { MethodAdvice } from './MethodAdvice';
import { MethodQuestions } from './MethodQuestions';
import { parseAnswers, startAnswers } from './answers';

/** From what is true of the vehicle to RoRo, container or flat rack, with the reasons. */
export default function MethodChooser() {
  const [answers, setAnswers, forget] = useDeviceState(
    storageKeys.methodChooser.key,
    startAnswers,
    parseAnswers,
  );
  return (
    <ToolPanel
      resultLabel="Advised method"
      result={<MethodAdvice advice={adviseShippingMethod(answers)} />}
      actions={
        <Button $variant="secondary" onClick={forget}>
          Start again
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
