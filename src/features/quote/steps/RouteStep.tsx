import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { Stack } from '../../../ui/theme/layout';
import { effectsChoices, methodChoices, timingFields } from '../../../content/quote/quoteFields';
import { DateInput } from '../../../ui/form/controls';
import { ChoiceGroup } from '../../../ui/form/ChoiceGroup';
import { Field } from '../../../ui/form/Field';
import { useQuote } from '../model/quoteDraft';
import { isPurchase, asksEffects, asksMethod, startKind } from '../model/serviceRules';
import type { QuoteDraft } from '../model/draft';
import { fieldId } from '../model/steps';
import { PlaceFields } from './PlaceFields';
import { MethodHint } from './MethodHint';
import { useToday } from '../useToday';
import { useFieldError, useQuoteField } from './useQuoteField';

/** Origin, destination and timing. A car to be bought has no origin yet. */
export function RouteStep() {
  const isCarPurchase = useQuote((draft) => isPurchase(draft.service));
  return (
    <Stack $gap={8}>
      {!isCarPurchase && <PlaceFields end="origin" />}
      <PlaceFields end="destination" />
      <TimingFields />
    </Stack>
  );
}

/** Shipping method, for services with an ocean crossing, with advice if the car is known, and the start date. */
function TimingFields() {
  const today = useToday();
  const { register } = useFormContext<QuoteDraft>();
  const errorOf = useFieldError();
  const field = useQuoteField();
  const service = useQuote((draft) => draft.service);
  const readyOn = useQuote((draft) => draft.ready_on);
  const showsEffects = useQuote(asksEffects);
  return (
    <Stack $gap={6}>
      {asksMethod(service) && (
        <>
          <ChoiceGroup
            {...field('method')}
            legend={timingFields.method}
            choices={methodChoices}
            minWidth="100%"
          />
          {showsEffects && (
            <ChoiceGroup
              {...field('effects')}
              legend={timingFields.effects.label}
              hint={timingFields.effects.hint}
              choices={effectsChoices}
              minWidth="13rem"
            />
          )}
          <MethodHint />
        </>
      )}
      <Field
        label={timingFields.readyOn[startKind(service)]}
        hint={timingFields.readyHint}
        id={fieldId('ready_on')}
        error={errorOf('ready_on')}
        optional
      >
        {(control) => <ReadyOn {...control} {...register('ready_on')} $isEmpty={!readyOn} min={today} />}
      </Field>
    </Stack>
  );
}

const ReadyOn = styled(DateInput)`
  max-width: 16rem;
`;
