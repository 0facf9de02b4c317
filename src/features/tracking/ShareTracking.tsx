import styled from 'styled-components';
import type { QuoteStatus } from '../../api/schemas/quote';
import { company } from '../../content/company';
import { shareShipment, carNameWords as words } from '../../content/pages/shipment';
import { shareWords } from '../../content/pages/tracking';
import { shareHref } from '../../lib/text/contactLinks';
import { plainText } from '../../lib/text/text';
import { NewTabButton } from '../../ui/buttons/Button';
import { CalendarButton } from '../../ui/buttons/DownloadButton';
import { CopyButton } from '../../ui/buttons/CopyButton';
import { Cluster } from '../../ui/theme/layout';
import { PrintButton } from '../../ui/buttons/PrintButton';
import { SectionTitle, Small } from '../../ui/theme/text';
import { useNow } from '../../ui/hooks/useNow';
import { ScreenStack } from '../../ui/theme/Only';
import { useDeviceDispatch } from '../../device/useDevice';
import { TextField } from '../../ui/form/TextField';
import { arrivalOf, etaEvent } from './model/arrival';
import { useCarName } from './model/carName';
import { useShipmentCar } from './useShipmentCar';
import { deadlinesOf } from './model/deadlines';
import { deadlineEvents, freeDaysText } from './model/deadlineText';
import { useDoneDeadlines } from './model/doneDeadlines';
import { readMilestones } from './model/milestoneReading';
import { statusWords } from './model/statusWords';
import { sharedLink } from './model/trackLink';
import { CAR_MAX, carNamed } from './model/recent';
import { useLookup } from './useLookup';

/** Buttons that share the shipment. The link never contains the e-mail address, which is needed to open it. */
export function ShareTracking({ found }: { readonly found: QuoteStatus }) {
  const reference = plainText(found.reference, 60);
  const picture = useShipmentCar(reference);
  const link = `${window.location.origin}${sharedLink('journey', reference, picture)}`;
  const { car } = useCarName(reference);
  const { isShared } = useLookup();
  const at = useNow() ?? 0;
  const { list } = useDoneDeadlines();
  const deadlines = deadlinesOf(found, at, list);
  const facts = [
    `${statusWords(readMilestones(found).status).label}.`,
    `${arrivalOf(found, at).title}.`,
    ...freeDaysText(deadlines),
  ];
  const message = shareShipment.message({ reference, car, company: company.name, facts, link });
  const arrival = etaEvent(found, link, car);
  // Whoever came by a shared link has nothing to do.
  const open = deadlines.filter(({ isDone, task }) => !isDone && !(isShared && task));
  const events = [
    ...(arrival ? [arrival] : []),
    ...deadlineEvents(open, { reference, name: car || reference, url: link }),
  ];
  return (
    <ScreenStack $gap={4}>
      <SectionTitle>{shareWords.title}</SectionTitle>
      <CarNameField reference={reference} />
      <Buttons>
        <CopyButton text={link}>{shareShipment.copyLink}</CopyButton>
        <NewTabButton $variant="secondary" href={shareHref(message)}>
          {shareShipment.shareByWhatsApp}
        </NewTabButton>
        {events.length > 0 && (
          <CalendarButton fileName={`dates-${reference}.ics`} events={() => events}>
            {shareShipment.addDates}
          </CalendarButton>
        )}
        <PrintButton>{shareShipment.print}</PrintButton>
      </Buttons>
      <Small>
        <span>{shareWords.note}</span>
        {picture && <span>{` ${shareWords.withCar}`}</span>}
      </Small>
    </ScreenStack>
  );
}

/** Names a car that this device doesn't know, for the visitor's lists, prints and messages. */
function CarNameField({ reference }: { readonly reference: string }) {
  const dispatch = useDeviceDispatch();
  const { car, canName } = useCarName(reference);
  if (!canName) return null;
  return (
    // Not controlled, because what's saved has no space at its end.
    <TextField
      key={reference}
      label={words.label}
      hint={words.hint}
      defaultValue={car}
      maxLength={CAR_MAX}
      onValue={(name) => dispatch(carNamed(reference, name))}
    />
  );
}

/** Fills each row, however many buttons fit on it. */
const Buttons = styled(Cluster)`
  > * {
    flex-grow: 1;
  }
`;
