import styled from 'styled-components';
import { rates } from '../../content/rates';
import { priceInShort } from '../../content/tools/price';
import { priceTotal } from '../../content/tools/priceTool';
import { formatCalendarDate } from '../../lib/time/calendarDate';
import { Disclosure } from '../../ui/Disclosure';
import { Stack } from '../../ui/theme/layout';
import { SectionTitle, Stencil } from '../../ui/theme/text';
import { headingFont } from '../../ui/theme/tokens';
import { exampleCharges } from './model/exampleCharges';
import { dollars } from './model/priceFormat';
import { PriceBar } from './PriceBar';

/** Import charges per $1,000 at the published rates. The full calculator names the sources. */
export default function PriceInShort() {
  const { charges, parts } = exampleCharges();
  return (
    <Stack $gap={5}>
      <Stack $gap={2}>
        <Stencil>{priceTotal.example}</Stencil>
        <Sum as="p">{dollars(charges)}</Sum>
      </Stack>
      <PriceBar parts={parts} />
      <Disclosure summary={priceInShort.counts}>
        <p>{priceInShort.text(formatCalendarDate(rates.importDuty.checked))}</p>
      </Disclosure>
    </Stack>
  );
}

const Sum = styled(SectionTitle)`
  ${headingFont}
  font-variant-numeric: tabular-nums;
`;
