import { paths } from '../../config/paths';
import { methodAdvice } from '../../content/tools/methodChooser';
import { methodQuotes } from '../../content/tools/shippingMethod';
import type { ShippingMethod } from '../../lib/vehicle/portMethods';
import { adviseShippingMethod } from '../../lib/vehicle/shippingMethod';
import { useDevice } from '../../device/useDevice';
import { Button, ButtonLink } from '../../ui/buttons/Button';
import { ToolPanel } from '../../ui/ToolPanel';
import { MethodAdvice, MethodRules } from './MethodAdvice';
import { MethodQuestions } from './MethodQuestions';
import { storedAnswers, toShippingAnswers } from './storedAnswers';

/** Maps methods to the quote form's choices. It has no flat rack, so that is left to us to decide. */
const quoteMethod: Readonly<Record<ShippingMethod, string>> = {
  roro: 'roro',
  container: 'container',
  'flat-rack': 'unsure',
};

/** Recommends RoRo, container or flat rack from the vehicle's condition and type. Until both are known, says the rule. */
export default function MethodChooser() {
  const [answers, setAnswers, reset] = useDevice(storedAnswers);
  const known = toShippingAnswers(answers);
  const advice = known && adviseShippingMethod(known);
  return (
    <ToolPanel
      resultLabel={methodAdvice.label}
      isEmpty={!advice}
      result={advice ? <MethodAdvice advice={advice} /> : <MethodRules />}
      actions={
        advice && (
          <>
            <ButtonLink to={`${paths.quote}?service=auto-shipping&method=${quoteMethod[advice.method]}`}>
              {methodQuotes[advice.method]}
            </ButtonLink>
            <Button $variant="secondary" onClick={reset}>
              {methodAdvice.startOver}
            </Button>
          </>
        )
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
