import { env } from '../../../config/env';
import { paths } from '../../../config/paths';
import { company } from '../../../content/company';
import { quoteReceipt as words } from '../../../content/quote/quoteReceipt';
import { mailHref, shareHref } from '../../../lib/text/contactLinks';
import { cleanEmail } from '../../../lib/text/email';
import { encodeText } from '../../../lib/text/url';
import type { QuoteReceipt } from './quoteDraft';
import { requestText } from './requestText';

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

/** Links that open the receipt as a WhatsApp message, or as an e-mail to the visitor's own address. */
export function receiptLinks(receipt: QuoteReceipt) {
  const text = receiptText(receipt);
  const subject = [words.message.subject, receipt.reference].filter(Boolean).join(' ');
  const address = encodeText(cleanEmail(receipt.sent?.values.contact.email ?? '')).replace('%40', '@');
  return {
    whatsapp: shareHref(text),
    email: mailHref(address, { subject, text }),
  };
}
