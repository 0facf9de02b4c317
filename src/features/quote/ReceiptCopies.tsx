import styled from 'styled-components';
import { quoteReceipt as words } from '../../content/quote/quoteReceipt';
import { ButtonAnchor, NewTabButton } from '../../ui/buttons/Button';
import { CopyButton } from '../../ui/buttons/CopyButton';
import { PrintButton } from '../../ui/buttons/PrintButton';
import { from, screenOnly, space } from '../../ui/theme/tokens';
import type { QuoteReceipt } from './model/quoteDraft';
import { receiptLinks } from './model/receiptMessage';

/** Buttons that save the receipt by WhatsApp, e-mail, clipboard or print, without a server. */
export function ReceiptCopies({ receipt }: { readonly receipt: QuoteReceipt }) {
  const { whatsapp, email } = receiptLinks(receipt);
  return (
    <Copies>
      <NewTabButton $variant="secondary" href={whatsapp}>
        {words.whatsapp}
      </NewTabButton>
      <ButtonAnchor $variant="secondary" href={email}>
        {words.email}
      </ButtonAnchor>
      {receipt.reference && <CopyButton text={receipt.reference}>{words.copy}</CopyButton>}
      <PrintButton>{words.print}</PrintButton>
    </Copies>
  );
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
