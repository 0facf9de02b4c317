import { bidding, biddingLedger } from '../../content/services/carPurchase';
import { DataTable } from '../../ui/DataTable';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';

/** What the member does and what the buyer does, by task. */
export function BiddingLedger() {
  return (
    <PhoneDisclosure summary={biddingLedger.title}>
      <DataTable
        caption={biddingLedger.caption}
        hidesCaption
        columns={biddingLedger.columns}
        rows={bidding.map(({ matter, we, you }) => ({ key: matter, cells: [matter, we, you] }))}
      />
    </PhoneDisclosure>
  );
}
