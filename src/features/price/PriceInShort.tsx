import { rates } from '../../content/rates';
import { priceInShort } from '../../content/tools/price';
import { priceTotal } from '../../content/tools/priceTool';
import { formatCalendarDate } from '../../lib/time/calendarDate';
import { Stack } from '../../ui/theme/layout';
import { ToolResult } from '../../ui/ToolResult';
import { exampleCharges } from './model/exampleCharges';
import { dollars } from './model/priceFormat';
import { PriceBar } from './PriceBar';

/** Import charges per $1,000 at the published rates. The full calculator names the sources. */
export default function PriceInShort() {
  const { charges, parts } = exampleCharges();
  return (
    <Stack $gap={5}>
      <ToolResult label={priceTotal.example} value={dollars(charges)}>
        <p>{priceInShort(formatCalendarDate(rates.importDuty.checked))}</p>
      </ToolResult>
      <PriceBar parts={parts} />
    </Stack>
  );
}
