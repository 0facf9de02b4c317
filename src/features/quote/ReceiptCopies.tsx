import styled from 'styled-components';
import { quoteReceipt as words } from '../../content/quote/quoteReceipt';
import { ButtonAnchor, NewTabButton } from '../../ui/buttons/Button';
import { CopyButton } from '../../ui/buttons/CopyButton';
import { PrintButton } from '../../ui/buttons/PrintButton';
import { from, screenOnly, space } from '../../ui/theme/tokens';
import { env } from '../../config/env';
import { paths } from '../../config/paths';
import { company } from '../../content/company';
import { mailHref, shareHref } from '../../lib/text/contactLinks';
import { cleanEmail } from '../../lib/text/email';
import { encodeText } from '../../lib/text/url';
import type { QuoteReceipt } from './model/quoteDraft';
import { requestText } from './model/draftText';

/** Buttons that save the receipt by WhatsApp, e-mail to the visitor's own address, clipboard or print, without a server. */
export function ReceiptCopies({ receipt }: { readonly receipt: QuoteReceipt }) {
  const { reference, sent } = receipt;
  const text = receiptText(receipt);
  const subject = [words.message.subject, reference].filter(Boolean).join(' ');
  const address = encodeText(cleanEmail(sent?.values.contact.email ?? '')).replace('%40', '@');
  return (
    <Copies>
      <NewTabButton $variant="secondary" href={shareHref(text)}>
        {words.whatsapp}
      </NewTabButton>
      <ButtonAnchor $variant="secondary" href={mailHref(address, { subject, text })}>
        {words.email}
      </ButtonAnchor>
      {reference && <CopyButton text={reference}>{words.copy}</CopyButton>}
      <PrintButton>{words.print}</PrintButton>
    </Copies>
  );
}

/** The receipt as text: reference, tracking link, submitted answers and our contact details. */
function receiptText({ reference, sent }: QuoteReceipt): string {
  const track = `${env.siteUrl}${paths.track}${reference ? `?reference=${encodeText(reference)}` : ''}`;
  return [
    [
      words.message.intro,
      ...(reference ? [`${words.reference}: ${reference}`] : []),
      `${words.track}: ${track}`,
    ],
    sent ? [requestText(sent.values, sent.items)] : [],
    [words.message.contact, company.email, ...company.phones.map(({ label }) => label)],
  ]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** Links above buttons on phones; two and two, once there is room. */
const Copies = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${space(2)};
  > * {
    padding-inline: ${space(2)};
  }
  a {
    grid-column: 1 / -1;
  }
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    a {
      grid-column: auto;
    }
  }
  ${screenOnly}
`;
