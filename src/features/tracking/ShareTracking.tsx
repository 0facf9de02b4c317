import styled from 'styled-components';
import type { QuoteStatus } from '../../api/schemas/quote';
import { company } from '../../content/company';
import { shareShipment } from '../../content/pages/shipment';
import { shareWords } from '../../content/pages/tracking';
import { env } from '../../config/env';
import { plainText } from '../../lib/text/text';
import { ButtonAnchor } from '../../ui/buttons/Button';
import { CalendarButton } from '../../ui/buttons/CalendarButton';
import { CopyButton } from '../../ui/buttons/CopyButton';
import { Cluster, Stack } from '../../ui/theme/layout';
import { PrintButton } from '../../ui/buttons/PrintButton';
import { SectionTitle, Small } from '../../ui/theme/text';
import { screenOnly } from '../../ui/theme/tokens';
import { etaEvent } from './model/etaEvent';
import { readMilestones } from './model/milestoneReading';
import { statusWords } from './model/statusWords';
import { journeyLink } from './model/trackLink';

/** Buttons that share the shipment. The link never contains the e-mail address, which is needed to open it. */
export function ShareTracking({ status }: { readonly status: QuoteStatus }) {
  const reference = plainText(status.reference, 60);
  const link = `${globalThis.location.origin || env.siteUrl}${journeyLink(reference)}`;
  const message = shareShipment.message(
    reference,
    company.name,
    statusWords(readMilestones(status).status).label,
    link,
  );
  const event = etaEvent(status, link);
  return (
    <Frame $gap={4}>
      <SectionTitle>{shareWords.title}</SectionTitle>
      <Buttons>
        <CopyButton text={link}>{shareShipment.copyLink}</CopyButton>
        <ButtonAnchor
          $variant="secondary"
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {shareShipment.shareByWhatsApp}
        </ButtonAnchor>
        {event && (
          <CalendarButton owner={company.name} fileName={`arrival-${reference}.ics`} events={[event]}>
            {shareShipment.addArrival}
          </CalendarButton>
        )}
        <PrintButton>{shareShipment.print}</PrintButton>
      </Buttons>
      <Small>{shareWords.note}</Small>
    </Frame>
  );
}

const Frame = styled(Stack)`
  ${screenOnly}
`;

/** Fills each row, however many buttons fit on it. */
const Buttons = styled(Cluster)`
  > * {
    flex-grow: 1;
  }
`;
