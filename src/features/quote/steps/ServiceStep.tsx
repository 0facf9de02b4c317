import { useFormContext } from 'react-hook-form';
import { quoteServices, quoteSteps } from '../../../content/quote/quote';
import { FieldError } from '../../../ui/form/Field';
import { ChoiceButton } from '../ChoiceButton';
import type { QuoteDraft } from '../model/draft';
import { useQuote } from '../model/quoteDraft';
import { fieldId } from '../model/steps';
import { Stack } from '../../../ui/theme/layout';
import { useFieldError } from './useQuoteField';

/** The choice of service. Each option is a submit button, because it's the step's only question. */
export function ServiceStep() {
  const { setValue } = useFormContext<QuoteDraft>();
  const chosen = useQuote(({ service }) => service);
  const error = useFieldError()('service');
  const errorId = `${fieldId('service')}-error`;
  return (
    <Stack
      $gap={2}
      role="group"
      aria-label={quoteSteps.service.name}
      aria-describedby={error ? errorId : undefined}
    >
      {error && <FieldError id={errorId} message={error} />}
      {quoteServices.map(({ value, label, hint }, index) => (
        <ChoiceButton
          key={value}
          type="submit"
          id={index === 0 ? fieldId('service') : undefined}
          aria-current={chosen === value || undefined}
          onClick={() => {
            setValue('service', value, { shouldDirty: true });
          }}
          label={label}
          hint={hint}
        />
      ))}
    </Stack>
  );
}
