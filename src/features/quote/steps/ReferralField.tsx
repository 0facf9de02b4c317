import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { reviewFields } from '../../../content/quote/quoteFields';
import { parseReferralCode } from '../../../lib/referralCode';
import { Input } from '../../../ui/form/controls';
import { Field } from '../../../ui/form/Field';
import { Small } from '../../../ui/theme/text';
import type { QuoteDraft } from '../model/draft';
import { useQuote } from '../model/quoteDraft';
import { fieldId } from '../model/steps';
import { useFieldError } from './useFieldError';

const { referral: words } = reviewFields;

/** The referral code. An unknown format gets a warning but is sent anyway, because the team may recognize it. */
export function ReferralField() {
  const { register } = useFormContext<QuoteDraft>();
  const errorOf = useFieldError();
  const typed = useQuote((draft) => draft.referral_code.trim());
  return (
    <div>
      <Field
        id={fieldId('referral_code')}
        error={errorOf('referral_code')}
        label={words.label}
        hint={words.hint}
        optional
      >
        {(field) => (
          <Code {...field} {...register('referral_code')} autoComplete="off" autoCapitalize="characters" />
        )}
      </Field>
      <Small aria-live="polite">{typed !== '' && !parseReferralCode(typed) && words.doubtful}</Small>
    </div>
  );
}

const Code = styled(Input)`
  max-width: 16rem;
  text-transform: uppercase;
`;
