import styled from 'styled-components';
import { quoteReceipt as words } from '../../content/quote/quoteReceipt';
import { ButtonAnchor } from '../../ui/buttons/Button';
import { CopyButton } from '../../ui/buttons/CopyButton';
import { PrintButton } from '../../ui/buttons/PrintButton';
import { Cluster } from '../../ui/theme/layout';
import { from, onPaper } from '../../ui/theme/tokens';
import type { QuoteReceipt } from './model/quoteDraft';
import { receiptLinks } from './model/receiptMessage';

/** Buttons that save the receipt by WhatsApp, e-mail, clipboard or print, without a server. */
export function ReceiptCopies({ receipt }: { readonly receipt: QuoteReceipt }) {
  const { whatsapp, email } = receiptLinks(receipt);
  return (
    <Copies $gap={2}>
      <ButtonAnchor $variant="secondary" href={whatsapp} target="_blank" rel="noopener noreferrer">
        {words.whatsapp}
      </ButtonAnchor>
      <ButtonAnchor $variant="secondary" href={email}>
        {words.email}
      </ButtonAnchor>
      {receipt.reference && <CopyButton text={receipt.reference}>{words.copy}</CopyButton>}
      <PrintButton>{words.print}</PrintButton>
    </Copies>
  );
}

/** Two and two, once there is room for two. */
const Copies = styled(Cluster)`
  ${from.sm} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${onPaper} {
    display: none;
  }
`;
