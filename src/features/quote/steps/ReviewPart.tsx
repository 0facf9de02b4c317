import { useRef } from 'react';
import type { RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { quoteSteps, quoteWords } from '../../../content/quote/quote';
import { reviewWarnings } from '../../../content/quote/quoteErrors';
import { lookText } from '../../../content/tools/carLook';
import { useEmailSuggestion } from '../../../forms/useEmailSuggestion';
import { EmailSuggestion } from '../../../ui/form/EmailSuggestion';
import { Facts } from '../../../ui/Facts';
import { SubTitle } from '../../../ui/theme/text';
import { atBothEnds, space, touchRow } from '../../../ui/theme/tokens';
import { VisuallyHidden } from '../../../ui/theme/VisuallyHidden';
import { CarPicture } from '../../../ui/vehicles/CarPicture';
import { fromReview } from '../useSteps';
import { useToday } from '../useToday';
import { stepLines } from '../model/draftText';
import { useOwnCar } from '../model/ownCar';
import { useReportedState } from '../model/portReports';
import { quoteDraft } from '../model/quoteDraft';
import type { StepId } from '../model/steps';
import { stepWarnings } from '../model/warnings';
import { milesBetween } from '../../../content/map/miles';
import { summaryWords } from '../../../content/quote/quoteReceipt';
import { underwayText } from '../../../content/tools/transit';
import { daysUnderway } from '../../../lib/time/transit';
import type { QuoteDraft } from '../model/draft';
import { asksMethod, isPurchase } from '../model/serviceRules';
import { Warnings } from './Warnings';

/** One step's answers with an edit link, and the warnings about them. */
export function ReviewPart({ step }: { readonly step: StepId }) {
  const today = useToday();
  const draft = useSelector(quoteDraft.selectValues);
  const stateOf = useReportedState();
  const lines = stepLines(step, draft);
  const edit = useRef<HTMLAnchorElement>(null);
  return (
    <Part>
      <Head>
        <SubTitle>{quoteSteps[step].name}</SubTitle>
        <Link ref={edit} to={`?step=${step}`} state={fromReview}>
          {quoteWords.edit}
          <VisuallyHidden>{` ${quoteSteps[step].name}`}</VisuallyHidden>
        </Link>
      </Head>
      {step === 'vehicles' && <OwnCar />}
      <Facts items={step === 'route' ? [...lines, ...transitLines(draft)] : lines} termWidth="6.5rem" />
      {step === 'contact' && <ContactSuggestion edit={edit} />}
      <Warnings title={reviewWarnings} texts={stepWarnings(step, draft, today, stateOf)} />
    </Part>
  );
}

/** The first vehicle as in all the site's pictures. The answers below name it. */
function OwnCar() {
  const car = useOwnCar();
  return car ? <Picture {...car} label={lookText(car.body, car.paint)} /> : null;
}

/** Asks about a mistyped address once more: without it, the request can't be tracked. */
function ContactSuggestion({ edit }: { readonly edit: RefObject<HTMLAnchorElement | null> }) {
  const form = useFormContext<QuoteDraft>();
  const suggestion = useEmailSuggestion(form, 'contact.email', () => edit.current?.focus());
  return <EmailSuggestion {...suggestion} />;
}

/** Days at sea if both ends are ports with a lane between them. Shown in the review but not sent. */
function transitLines({ service, origin, destination }: QuoteDraft) {
  const miles =
    asksMethod(service) && !isPurchase(service) ? milesBetween(origin.place, destination.place) : undefined;
  return miles === undefined ? [] : [{ term: summaryWords.atSea, value: underwayText(daysUnderway(miles)) }];
}

const Picture = styled(CarPicture)`
  width: 100%;
  max-width: 15rem;
`;

const Part = styled.div`
  dl + div:not(:empty) {
    margin-top: ${space(4)};
  }
  & + & {
    margin-top: ${space(6)};
  }
`;

const Head = styled.div`
  ${atBothEnds}
  gap: ${space(4)};
  a {
    ${touchRow}
    padding-inline: ${space(2)};
    margin-inline-end: calc(-1 * ${space(2)});
    font-weight: 700;
  }
`;
