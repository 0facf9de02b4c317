import type { Ref } from 'react';
import styled from 'styled-components';
import { paths } from '../../config/paths';
import { company } from '../../content/company';
import { quoteReceipt as words } from '../../content/quote/quoteReceipt';
import { carLookWords, lookText } from '../../content/tools/carLook';
import { chosenCar } from '../../device/chosenCar';
import { useDevice } from '../../device/useDevice';
import { formatWeekdayTime } from '../../lib/time/dates';
import { unbrokenTimes } from '../../lib/time/hoursText';
import { openingState } from '../../lib/time/openingHours';
import { ownTimeZone } from '../../lib/time/zonedTime';
import { useContactSubject } from '../../ui/contactNote';
import { ButtonLink } from '../../ui/buttons/Button';
import { useNow } from '../../ui/hooks/useNow';
import { Cluster, Stack } from '../../ui/theme/layout';
import { ArrowLink, EmailLink } from '../../ui/links';
import { Facts } from '../../ui/Facts';
import { StepList } from '../../ui/StepList';
import { Code, SectionTitle, Stencil } from '../../ui/theme/text';
import { from, oneColumn, onPaper, space } from '../../ui/theme/tokens';
import { ScreenOnly } from '../../ui/theme/Only';
import { CarFigure } from '../../ui/vehicles/CarPicture';
import type { QuoteReceipt } from './model/quoteDraft';
import { carName, requestParts } from './model/draftText';
import { AsideRequests } from './AsideRequests';
import { ReceiptCopies } from './ReceiptCopies';
import { StepTitle } from './useSteps';

interface ReceiptProps {
  readonly receipt: QuoteReceipt;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** The confirmation: reference, tracking link, next steps and the submitted answers. */
export function Receipt({ receipt, heading }: ReceiptProps) {
  const { reference, preferred, sent } = receipt;
  useContactSubject({ reference: reference ?? '', car: sent ? carName(sent.values) : '', arrival: '' });
  const { read, answer, decide } = words.next;
  const [car] = useDevice(chosenCar);
  const body = sent?.values.vehicles[0]?.body_type || car.body;
  return (
    <Columns data-receipt>
      <StepTitle name={words.title} />
      <Panel>
        <SectionTitle ref={heading} tabIndex={-1}>
          {words.title}
        </SectionTitle>
        {reference ? (
          <>
            <div>
              <Stencil>{words.reference}</Stencil>
              <Reference>{reference}</Reference>
            </div>
            <Beside>
              <Stack $gap={5}>
                <p>{words.keep}</p>
                <ScreenOnly>
                  <ButtonLink to={`${paths.track}?reference=${encodeURIComponent(reference)}`}>
                    {words.track}
                  </ButtonLink>
                </ScreenOnly>
              </Stack>
              {body && (
                <CarFigure
                  body={body}
                  paint={car.paint}
                  caption={carLookWords.picked(lookText(body, car.paint))}
                />
              )}
            </Beside>
          </>
        ) : (
          <>
            <p>{words.noReference}</p>
            <Cluster>
              <EmailLink address={company.email} />
              {company.phones.map(({ label, href }) => (
                <a key={href} href={href}>
                  {label}
                </a>
              ))}
            </Cluster>
          </>
        )}
        <ReceiptCopies receipt={receipt} />
      </Panel>
      <Stack $gap={5}>
        <NextTitle>{words.nextTitle}</NextTitle>
        <StepList
          steps={[{ ...read, text: <OfficeHours /> }, { ...answer, text: answer.text[preferred] }, decide]}
        />
        <p>
          <span>{reference ? words.changed : words.changedUnnamed}</span>{' '}
          <EmailLink address={company.email} />
        </p>
        <ScreenOnly>
          <ArrowLink to={`${paths.quote}?step=service`}>{words.another}</ArrowLink>
          <AsideRequests />
        </ScreenOnly>
      </Stack>
      {sent && (
        <Stack $gap={4}>
          <NextTitle>{words.asked}</NextTitle>
          {sent.isRepeated && <p>{words.repeated}</p>}
          <Facts
            items={requestParts(sent.values, sent.items).flatMap(({ lines }) => lines)}
            termWidth="6.5rem"
          />
        </Stack>
      )}
    </Columns>
  );
}

/** The office hours and when the office next opens or closes, in office and local time. */
function OfficeHours() {
  const now = useNow();
  const { read } = words.next;
  const hours = company.openingHours;
  const state = openingState(new Date(now ?? 0), hours);
  const instant = state.open ? state.closesAt : state.opensAt;
  const officeTime = formatWeekdayTime(instant, hours.timeZone);
  const localTime = formatWeekdayTime(instant, ownTimeZone());
  return (
    <div>
      <p>{read.text}</p>
      <p>
        {unbrokenTimes(company.hours)}.{' '}
        <span>
          {`${state.open ? read.isOpen(officeTime) : read.opens(officeTime)}${localTime === officeTime ? '' : ` ${read.yours(localTime)}`}`}
        </span>
      </p>
    </div>
  );
}

const Columns = styled.div`
  ${oneColumn}
  gap: ${space(10)};
  @media (min-width: 60em), print {
    grid-template: auto 1fr / minmax(0, 6fr) minmax(0, 5fr);
    gap: clamp(2rem, 5vw, 5rem);
    align-items: start;
    > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
  /* Fits on one sheet with the footer's addresses. */
  ${onPaper} {
    gap: ${space(6)};
    h2 {
      font-size: 16pt;
    }
    h3 {
      font-size: 12pt;
    }
    li {
      padding-bottom: ${space(3)};
    }
    dl > div {
      padding-block: ${space(1)};
    }
  }
`;

const Panel = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(5)};
  padding: clamp(1.25rem, 0.8rem + 1.6vw, 2.25rem);
  border-inline-start: 8px solid var(--palm);
  background: var(--palm-tint);
  color: var(--ink);
  ${onPaper} {
    gap: ${space(2)};
    padding-block: ${space(3)};
  }
`;

/** The car beside what to do next. */
const Beside = styled.div`
  ${oneColumn}
  gap: ${space(4)};
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: center;
  }
`;

const Reference = styled(Code)`
  display: block;
  margin-top: ${space(2)};
  /* On one line at 320 px, too. */
  font-size: min(var(--t-2xl), 7.2vw);
  font-weight: 800;
  line-height: 1.15;
  ${onPaper} {
    font-size: 18pt;
    white-space: nowrap;
  }
`;

/** An h2 like the title, because the steps below have headings themselves. */
const NextTitle = styled(SectionTitle)`
  font-size: var(--t-xl);
`;
