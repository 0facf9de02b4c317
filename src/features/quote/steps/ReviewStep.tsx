import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../../config/paths';
import { channelChoices, contactFields, reviewFields } from '../../../content/quote/quoteFields';
import { remainingLength } from '../../../forms/remainingLength';
import { CharacterCount } from '../../../ui/form/Field';
import { TextArea, Input } from '../../../ui/form/controls';
import { ChoiceGroup } from '../../../ui/form/ChoiceGroup';
import { Checkbox } from '../../../ui/form/Checkbox';
import { Stack } from '../../../ui/theme/layout';
import { parseReferralCode } from '../../../lib/referralCode';
import { TextField } from '../../../ui/form/TextField';
import { Small } from '../../../ui/theme/text';
import { useQuote } from '../model/quoteDraft';
import { stepIds } from '../model/steps';
import { ReviewPart } from './ReviewPart';
import { useQuoteField } from './useQuoteField';

/** All answers with edit links and warnings, then contact preference, notes, referral code and consent. */
export function ReviewStep() {
  const field = useQuoteField();
  return (
    <Stack $gap={6}>
      <div>
        {stepIds
          .filter((step) => step !== 'review')
          .map((step) => (
            <ReviewPart key={step} step={step} />
          ))}
      </div>
      <ChoiceGroup
        {...field('contact.preferred')}
        legend={contactFields.preferred}
        choices={channelChoices}
        minWidth="13rem"
      />
      <TextField kind="long" as={Notes} rows={3} {...field('notes')} {...reviewFields.notes} optional>
        <NotesCount />
      </TextField>
      <ReferralField />
      <Checkbox
        {...field('consent')}
        label={
          <>
            {reviewFields.consent}{' '}
            <Link to={paths.privacy} target="_blank">
              {reviewFields.privacy}
            </Link>
          </>
        }
      />
    </Stack>
  );
}

/** Separate and without the text itself, so that typing renders nothing. */
function NotesCount() {
  const count = useQuote(({ notes }) => remainingLength(notes));
  return <CharacterCount>{count}</CharacterCount>;
}

const { referral: words } = reviewFields;

/** The referral code. An unknown format gets a warning but is sent anyway, because the team may recognize it. */
function ReferralField() {
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

const Notes = styled(TextArea)`
  min-height: 5.5rem;
`;

const Code = styled(Input)`
  max-width: 16rem;
  text-transform: uppercase;
`;
