import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { quoteServices, quoteSteps } from '../../../content/quote/quote';
import { FieldError } from '../../../ui/form/Field';
import { onHover, space } from '../../../ui/theme/tokens';
import type { QuoteDraft } from '../model/draft';
import { useQuote } from '../model/quoteDraft';
import { fieldId } from '../model/steps';
import { useFieldError } from './useQuoteField';

/** The choice of service. Each option is a submit button, because it's the step's only question. */
export function ServiceStep() {
  const { setValue } = useFormContext<QuoteDraft>();
  const chosen = useQuote(({ service }) => service);
  const error = useFieldError()('service');
  const errorId = `${fieldId('service')}-error`;
  return (
    <Choices role="group" aria-label={quoteSteps.service.name} aria-describedby={error ? errorId : undefined}>
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
    </Choices>
  );
}

const Choices = styled.div`
  display: grid;
  gap: ${space(2)};
`;

const Choice = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 3rem;
  padding: ${space(2.5)} ${space(4)};
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--white);
  color: var(--ink);
  line-height: 1.3;
  text-align: start;
  cursor: pointer;
  touch-action: manipulation;
  strong,
  small {
    display: block;
  }
  strong {
    font-weight: 600;
  }
  small {
    font-size: var(--t-sm);
    color: var(--ink-soft);
  }
  &[aria-current] {
    border-color: var(--ink);
    box-shadow: inset 0 0 0 1px var(--ink);
    background: var(--sand);
  }
  ${onHover} {
    &:hover {
      border-color: var(--ink);
      background: var(--sand);
    }
  }
`;
