import styled from 'styled-components';
import { reviewFields } from '../../../content/quote/quoteFields';
import { parseReferralCode } from '../../../lib/referralCode';
import { Input } from '../../../ui/form/controls';
import { TextField } from '../../../ui/form/TextField';
import { Small } from '../../../ui/theme/text';
import { useQuote } from '../model/quoteDraft';
import { useQuoteField } from './useQuoteField';

const { referral: words } = reviewFields;

/** The referral code. An unknown format gets a warning but is sent anyway, because the team may recognize it. */
export function ReferralField() {
  const field = useQuoteField();
  const typed = useQuote((draft) => draft.referral_code.trim());
  return (
    <div>
      <TextField
        kind="code"
        as={Code}
        {...field('referral_code')}
        label={words.label}
        hint={words.hint}
        optional
      />
      <Small aria-live="polite">{typed !== '' && !parseReferralCode(typed) && words.doubtful}</Small>
    </div>
  );
}

const Code = styled(Input)`
  max-width: 16rem;
  text-transform: uppercase;
`;
