import { useFormContext } from 'react-hook-form';
import { quoteServices, quoteSteps } from '../../../content/quote/quote';
import { ChoiceGroup } from '../../../ui/form/ChoiceGroup';
import type { QuoteDraft } from '../model/draft';
import { fieldId } from '../model/steps';
import { useFieldError } from './useFieldError';

/** Which of the five services it is about. */
export function ServiceStep() {
  const { register } = useFormContext<QuoteDraft>();
  const errorOf = useFieldError();
  return (
    <ChoiceGroup
      id={fieldId('service')}
      legend={quoteSteps.service.name}
      choices={quoteServices}
      minWidth="100%"
      error={errorOf('service')}
      input={register('service')}
    />
  );
}
