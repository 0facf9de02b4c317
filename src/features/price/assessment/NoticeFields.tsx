import type { ReactNode } from 'react';
import styled from 'styled-components';
import {
  conditionChoices,
  currencyChoices,
  noticeFields,
  noticeLines,
} from '../../../content/tools/assessment';
import { chargeIds, valueIds } from '../../../lib/price/assessment/notice';
import { Checkbox } from '../../../ui/form/Checkbox';
import { ChoiceField } from '../../../ui/form/ChoiceField';
import { Hint } from '../../../ui/form/Field';
import { TextField } from '../../../ui/form/TextField';
import { Stack } from '../../../ui/theme/layout';
import { headingFont, space } from '../../../ui/theme/tokens';
import { TEXT_MAX } from '../model/inputs';
import type { TextName } from '../model/inputs';
import { parseEngine, parseExchange } from '../model/parseInputs';
import { PriceField } from '../lineParts';
import { LineInput } from '../LineInput';
import { parseAmount, parseHsCode, signsOf } from './model/noticeInputs';
import type { AmountId, NoticeInputs } from './model/noticeInputs';

interface NoticeFieldsProps {
  readonly inputs: NoticeInputs;
  readonly onChange: (change: Partial<NoticeInputs>) => void;
}

/** The lines of an assessment notice, in its order. Any may be left out. */
export function NoticeFields({ inputs, onChange }: NoticeFieldsProps) {
  const { isElectric, currency, amounts } = inputs;
  const signs = signsOf(inputs);
  const field = (name: TextName<NoticeInputs>) => ({
    value: inputs[name],
    onValue: (value: string) => onChange({ [name]: value }),
  });
  const amount = (id: AmountId, sign: '$' | '₦') => (
    <LineInput
      key={id}
      label={noticeLines[id]}
      unit={sign === '$' ? 'dollars' : 'naira'}
      width="11.5rem"
      error={parseAmount(id, amounts[id]).error}
      value={amounts[id] ?? ''}
      onValue={(value) => onChange({ amounts: { ...amounts, [id]: value } })}
    />
  );

  return (
    <>
      <Group title={noticeFields.car}>
        <TextField kind="code" label={noticeFields.vin} maxLength={TEXT_MAX} optional {...field('vin')} />
        <PriceField
          label={noticeFields.hsCode}
          hint={noticeFields.hsCodeHint}
          error={parseHsCode(inputs.hsCode).error}
          {...field('hsCode')}
        />
        <Pair>
          <ChoiceField label={noticeFields.condition} choices={conditionChoices} {...field('condition')} />
          <PriceField
            label={noticeFields.engine}
            disabled={isElectric}
            error={isElectric ? undefined : parseEngine(inputs.engine).error}
            {...field('engine')}
          />
        </Pair>
        <Checkbox
          label={noticeFields.electric}
          checked={isElectric}
          onChange={({ target }) => onChange({ isElectric: target.checked })}
        />
      </Group>
      <Group title={noticeFields.value} hint={noticeFields.valueHint}>
        <ChoiceField label={noticeFields.currency} choices={currencyChoices} {...field('currency')} />
        {currency === 'mixed' && (
          <PriceField
            label={noticeFields.rate}
            hint={noticeFields.rateHint}
            error={parseExchange(inputs.rate).error}
            {...field('rate')}
          />
        )}
        <Stack $gap={3}>{valueIds.map((id) => amount(id, signs.value))}</Stack>
      </Group>
      <Group compact title={noticeFields.charges} hint={noticeFields.chargesHint}>
        {chargeIds.map((id) => amount(id, signs.charges))}
      </Group>
      <Group compact title={noticeFields.totals}>
        {(['total', 'receipt'] as const).map((id) => amount(id, signs.charges))}
      </Group>
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly hint?: string;
  /** A ledger of amounts only. */
  readonly compact?: boolean;
  readonly children: ReactNode;
}

function Group({ title, hint, compact = false, children }: GroupProps) {
  return (
    <Fieldset>
      <legend>{title}</legend>
      <Stack $gap={compact ? 3 : 4}>
        {hint && <Hint>{hint}</Hint>}
        {children}
      </Stack>
    </Fieldset>
  );
}

const Fieldset = styled.fieldset`
  & + & {
    padding-top: ${space(4)};
    border-top: 1px solid var(--line);
  }
  /* A floated legend takes part in normal layout. */
  > legend {
    float: left;
    width: 100%;
    margin-bottom: ${space(3)};
    ${headingFont}
    font-size: var(--t-lg);
    line-height: 1.2;
  }
  > div {
    clear: both;
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  align-items: end;
  gap: ${space(4)};
  @media (max-width: 22em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
