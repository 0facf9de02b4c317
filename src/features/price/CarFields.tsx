import styled from 'styled-components';
import { ngPorts, usPorts, usStates } from '../../content/ports/places';
import { methodChoices } from '../../content/quote/quoteFields';
import { bodyTypeChoices } from '../../content/quote/quoteStart';
import { biddingChoices, priceKindChoices, priceLabels, titleChoices } from '../../content/tools/price';
import { priceFields } from '../../content/tools/priceTool';
import { Checkbox } from '../../ui/form/Checkbox';
import { ChoiceField } from '../../ui/form/ChoiceField';
import { YearField } from '../../ui/form/YearField';
import { Disclosure } from '../../ui/Disclosure';
import { below, from, oneColumn, space } from '../../ui/theme/tokens';
import { ENGINE_ID, Halves, PriceField } from './lineParts';
import { emptyInputs, TEXT_MAX } from './model/inputs';
import type { PriceInputs, TextName } from './model/inputs';
import { parseDollars, parseEngine, parseExchange, parseYear } from './model/parseInputs';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Stack } from '../../ui/theme/layout';

interface CarFieldsProps {
  readonly inputs: PriceInputs;
  readonly thisYear: number;
  readonly onChange: (change: Partial<PriceInputs>) => void;
}

const origins = [
  { label: priceFields.usPorts, places: usPorts },
  { label: priceFields.usStates, places: usStates },
];
const destinations = [{ label: priceFields.nigeriaPorts, places: ngPorts }];

/** Fields for the car, its route and its price. Phones show the most important ones first. */
export function CarFields({ inputs, thisYear, onChange }: CarFieldsProps) {
  const field = (name: TextName<PriceInputs>) => ({
    value: inputs[name],
    onValue: (value: string) => onChange({ [name]: value }),
  });
  const engineError = inputs.isElectric ? undefined : parseEngine(inputs.engine).error;
  const customsValueError = parseDollars(inputs.customsValue).error;
  const customsRateError = parseExchange(inputs.customsRate).error;
  const streetRateError = parseExchange(inputs.streetRate).error;
  const isAnswered = (...names: readonly (keyof PriceInputs)[]) =>
    names.some((name) => inputs[name] !== emptyInputs[name]);

  return (
    <>
      <LongPair>
        <ChoiceField label={priceFields.kind} choices={priceKindChoices} {...field('kind')} />
        <PriceField
          label={priceFields.price(priceLabels[inputs.kind])}
          error={parseDollars(inputs.price).error}
          {...field('price')}
        />
      </LongPair>
      <Pairs>
        <ChoiceField label={priceFields.body} choices={bodyTypeChoices} {...field('body')} />
        <YearField
          label={priceFields.year}
          maxLength={TEXT_MAX}
          error={parseYear(inputs.year, thisYear).error}
          {...field('year')}
        />
      </Pairs>
      <Folds>
        <MoreFields
          openFrom="sm"
          summary={priceFields.more[inputs.kind]}
          hasAnswers={isAnswered('engine', 'isElectric', 'title', 'bidding')}
          hasError={engineError !== undefined}
        >
          <div>
            <PriceField
              id={ENGINE_ID}
              label={priceFields.engine}
              hint={priceFields.engineHint}
              disabled={inputs.isElectric}
              error={engineError}
              {...field('engine')}
            />
            <Checkbox
              label={priceFields.electric}
              checked={inputs.isElectric}
              onChange={({ target }) => onChange({ isElectric: target.checked })}
            />
          </div>
          {(inputs.kind === 'copart' || inputs.kind === 'iaa') && (
            <LongPair>
              {/* IAA charges the same for every title. */}
              {inputs.kind === 'copart' && (
                <ChoiceField label={priceFields.title} choices={titleChoices} {...field('title')} />
              )}
              <ChoiceField label={priceFields.bidding} choices={biddingChoices} {...field('bidding')} />
            </LongPair>
          )}
        </MoreFields>
        <MoreFields
          openFrom="md"
          summary={priceFields.more.route}
          hasAnswers={isAnswered('from', 'to', 'method', 'customsValue', 'customsRate', 'streetRate')}
          hasError={[customsValueError, customsRateError, streetRateError].some(
            (error) => error !== undefined,
          )}
        >
          <Route>
            <ChoiceField
              label={priceFields.from}
              choose={priceFields.choosePortOrState}
              groups={origins}
              {...field('from')}
            />
            <ChoiceField
              label={priceFields.to}
              choose={priceFields.choosePort}
              groups={destinations}
              {...field('to')}
            />
            <ChoiceField label={priceFields.method} choices={methodChoices} {...field('method')} />
          </Route>
          <LongPair>
            <PriceField
              label={priceFields.customsRate}
              hint={priceFields.customsRateHint}
              optional
              error={customsRateError}
              {...field('customsRate')}
            />
            <PriceField
              label={priceFields.streetRate}
              hint={priceFields.streetRateHint}
              optional
              error={streetRateError}
              {...field('streetRate')}
            />
          </LongPair>
          <Disclosure summary={priceFields.customsTitle}>
            <PriceField
              label={priceFields.customs}
              hint={priceFields.customsHint}
              optional
              error={customsValueError}
              {...field('customsValue')}
            />
          </Disclosure>
        </MoreFields>
      </Folds>
    </>
  );
}

/** Folded away, one right below the other. */
const Folds = styled.div`
  ${from.md} {
    ${oneColumn}
    gap: ${space(5)};
  }
`;

const Pairs = styled(Halves)`
  align-items: end;
`;

/** A pair with long labels, stacked on phones. */
const LongPair = styled(Pairs)`
  ${below.sm} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Route = styled(LongPair)`
  ${from.lg} {
    grid-template-columns: 4fr 3fr 3fr;
  }
`;

interface MoreFieldsProps {
  readonly summary: string;
  /** Whether a field has an answer. If so from the start, as after a reload, they're shown. */
  readonly hasAnswers: boolean;
  readonly hasError: boolean;
  /** Where they're always shown. */
  readonly openFrom: 'sm' | 'md';
  readonly children: ReactNode;
}

/** Fields that narrow screens fold away until the visitor asks for them. When folded away, the summary says if one has an error. */
function MoreFields({ summary, hasAnswers, hasError, openFrom, children }: MoreFieldsProps) {
  const [isOpen] = useState(hasAnswers);
  return (
    <PhoneDisclosure
      openFrom={openFrom}
      isOpen={isOpen}
      summary={<span>{hasError ? `${summary}: ${priceFields.more.check}` : summary}</span>}
    >
      <Stack $gap={5}>{children}</Stack>
    </PhoneDisclosure>
  );
}
