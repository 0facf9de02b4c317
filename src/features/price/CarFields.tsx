import styled from 'styled-components';
import { ngPorts, usPorts, usStates } from '../../content/ports/places';
import { methodChoices } from '../../content/quote/quoteFields';
import { bodyTypeChoices } from '../../content/quote/quoteStart';
import { priceKindChoices } from '../../content/tools/price';
import { Checkbox } from '../../ui/form/Checkbox';
import { ChoiceField } from '../../ui/form/ChoiceField';
import { Disclosure } from '../../ui/Disclosure';
import { largeTextQuery, space } from '../../ui/theme/tokens';
import type { PriceInputs, TextField } from './model/inputs';
import { readDollars, readEngine, readExchange, readYear } from './model/typed';
import { PriceField } from './PriceField';

interface CarFieldsProps {
  readonly inputs: PriceInputs;
  readonly thisYear: number;
  readonly onChange: (change: Partial<PriceInputs>) => void;
}

const origins = [
  { label: 'US ports', options: usPorts },
  { label: 'US states', options: usStates },
];
const destinations = [{ label: 'Ports in Nigeria', options: ngPorts }];
const named = (choices: readonly { readonly value: string; readonly label: string }[]) => [
  { label: '', options: choices.map(({ value, label }) => ({ code: value, name: label })) },
];

/** The car, its route, and what it is bought for. */
export function CarFields({ inputs, thisYear, onChange }: CarFieldsProps) {
  const text = (name: TextField) => ({
    value: inputs[name],
    onValue: (value: string) => {
      onChange({ [name]: value });
    },
  });
  const choice = (name: 'kind' | 'body' | 'from' | 'to' | 'method') => ({
    value: inputs[name],
    onValue: (value: string) => {
      onChange({ [name]: value });
    },
  });
  const { priceLabel } = priceKindChoices.find(({ value }) => value === inputs.kind) ?? priceKindChoices[0];

  return (
    <>
      <LongPair>
        <ChoiceField label="What is it?" groups={named(priceKindChoices)} {...choice('kind')} />
        <PriceField
          label={`${priceLabel}, US dollars`}
          error={readDollars(inputs.price).error}
          {...text('price')}
        />
      </LongPair>
      <Pairs>
        <ChoiceField label="Body type" groups={named(bodyTypeChoices)} {...choice('body')} />
        <PriceField
          label="Year built"
          isWhole
          error={readYear(inputs.year, thisYear).error}
          {...text('year')}
        />
      </Pairs>
      <div>
        <PriceField
          label="Engine size, cc"
          hint="The exact number, like 2494. A “2.0 liter” engine is often 1,998 cc, which is taxed less."
          disabled={inputs.isElectric}
          error={inputs.isElectric ? undefined : readEngine(inputs.engine).error}
          {...text('engine')}
        />
        <Checkbox
          label="It’s fully electric"
          checked={inputs.isElectric}
          onChange={({ target }) => {
            onChange({ isElectric: target.checked });
          }}
        />
      </div>
      <LongPair>
        <ChoiceField label="From" choose="Choose a port or state" groups={origins} {...choice('from')} />
        <ChoiceField label="To" choose="Choose a port" groups={destinations} {...choice('to')} />
      </LongPair>
      <Pairs>
        <ChoiceField label="Method" groups={named(methodChoices)} {...choice('method')} />
        <PriceField
          label="Naira for $1"
          optional
          error={readExchange(inputs.exchange).error}
          {...text('exchange')}
        />
      </Pairs>
      <Disclosure summary="Do you know its customs value?">
        <PriceField
          label="CIF value set by customs, US dollars"
          hint="Your agent can ask by VIN. We’ll use it for duty, levies and VAT."
          optional
          error={readDollars(inputs.customsValue).error}
          {...text('customsValue')}
        />
      </Disclosure>
    </>
  );
}

const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${space(4)};
  ${largeTextQuery} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Two of a pair with long words, below each other on a phone. */
const LongPair = styled(Pairs)`
  @media (max-width: 39.99em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
