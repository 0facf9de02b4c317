import styled from 'styled-components';
import type { QuoteStatus } from '../../api/schemas';
import { company } from '../../content/company';
import { env } from '../../config/env';
import { plainText } from '../../lib/text';
import { ButtonAnchor } from '../../ui/Button';
import { CalendarButton } from '../../ui/CalendarButton';
import { CopyButton } from '../../ui/CopyButton';
import { Cluster, Stack } from '../../ui/layout';
import { PrintButton } from '../../ui/PrintButton';
import { SectionTitle, Small } from '../../ui/text';
import { onPaper } from '../../ui/tokens';
import { etaEvent } from './etaEvent';
import { statusWords } from './statusWords';
import { trackLink } from './trackLink';

/** Ways to pass it on. The link opens only with the e-mail address, which is never in it. */
export function ShareTracking({ status }: { readonly status: QuoteStatus }) {
  const reference = plainText(status.reference, 60);
  const link = `${globalThis.location.origin || env.siteUrl}${trackLink(reference)}`;
  const said = `Shipment ${reference} with ${company.name}: ${statusWords(status.status).label}. ${link}`;
  const event = etaEvent(status, link);
  return (
    <Frame $gap={4}>
      <SectionTitle>Pass it on</SectionTitle>
      <Cluster>
        <CopyButton text={link}>Copy the link</CopyButton>
        <ButtonAnchor
          $variant="secondary"
          href={`https://wa.me/?text=${encodeURIComponent(said)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Share by WhatsApp
        </ButtonAnchor>
        {event && (
          <CalendarButton owner={company.name} fileName={`arrival-${reference}.ics`} event={event}>
            Arrival to calendar
          </CalendarButton>
        )}
        <PrintButton>Print</PrintButton>
      </Cluster>
      <Small>
        The link carries the reference only. Whoever opens it is asked for the e-mail address of the request.
      </Small>
    </Frame>
  );
}

const Frame = styled(Stack)`
  ${onPaper} {
    display: none;
  }
`;
