import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { quoteServices, quoteSteps } from '../../../content/quote/quote';
import { FieldError } from '../../../ui/form/Field';
import { onHover, space } from '../../../ui/theme/tokens';
import type { QuoteDraft } from '../model/draft';
import { useQuote } from '../model/quoteDraft';
import { fieldId } from '../model/steps';
import { choice, chosen } from '../../../ui/form/controls';
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
        <Choice
          key={value}
          type="submit"
          id={index === 0 ? fieldId('service') : undefined}
          aria-current={chosen === value || undefined}
          onClick={() => {
            setValue('service', value, { shouldDirty: true });
          }}
        >
          <span>
            <strong>{label}</strong>
            <small>{hint}</small>
          </span>
          <span aria-hidden="true">→</span>
        </Choice>
      ))}
    </Stack>
  );
}

const Choice = styled.button`
  ${choice}
  justify-content: space-between;
  padding-inline: ${space(4)};
  text-align: start;
  &[aria-current] {
    ${chosen}
  }
  ${onHover} {
    &:hover {
      border-color: var(--ink);
      background: var(--sand);
    }
  }
`;
