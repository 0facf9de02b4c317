import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { quoteServices, quoteSteps } from '../../../content/quote/quote';
import { autoShipping, carPurchase, customs, inspection, logistics } from '../../../content/pictures/scenes';
import { FieldError } from '../../../ui/form/Field';
import { ChoiceButton } from '../ChoiceButton';
import type { ChoiceScene } from '../ChoiceButton';
import type { QuoteDraft } from '../model/draft';
import { useQuote } from '../model/quoteDraft';
import { fieldId } from '../model/steps';
import { Stack } from '../../../ui/theme/layout';
import { from, space } from '../../../ui/theme/tokens';
import { useFieldError } from './useQuoteField';

/** The picture of each service, and where its subject is. */
const scenes: Readonly<Record<(typeof quoteServices)[number]['value'], ChoiceScene>> = {
  'auto-shipping': { picture: autoShipping, at: '17% 60%', zoom: 1.1 },
  'car-purchase': { picture: carPurchase, at: '49% 92%', zoom: 1.25 },
  inspection: { picture: inspection, at: '48% 58%', zoom: 1.5 },
  international: { picture: customs, at: '52% 62%', zoom: 1.2 },
  logistics: { picture: logistics, at: '60% 50%', zoom: 1.5 },
};

/** The choice of service. Each option is a submit button, because it's the step's only question. */
export function ServiceStep() {
  const { setValue } = useFormContext<QuoteDraft>();
  const chosen = useQuote(({ service }) => service);
  const error = useFieldError()('service');
  const errorId = `${fieldId('service')}-error`;
  return (
    <Choices
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
          onClick={() => setValue('service', value, { shouldDirty: true })}
          label={label}
          hint={hint}
          scene={scenes[value]}
        />
      ))}
    </Choices>
  );
}

/** In one row where there's room, and on tablets in rows of two and three. An error is above them. */
const Choices = styled(Stack)`
  ${from.tablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: ${space(4)};
    > button {
      grid-column: span 2;
    }
    > button:nth-of-type(-n + 2) {
      grid-column: span 3;
    }
    > :not(button) {
      grid-column: 1 / -1;
    }
  }
  ${from.lg} {
    grid-template-columns: repeat(${quoteServices.length}, minmax(0, 1fr));
    > button:nth-of-type(n) {
      grid-column: auto;
    }
  }
`;
