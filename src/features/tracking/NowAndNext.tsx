import styled from 'styled-components';
import type { QuoteStatus } from '../../api/schemas/quote';
import { shipmentWords } from '../../content/pages/shipment';
import { isolate, plainText } from '../../lib/text/text';
import { RuledColumns, Stack } from '../../ui/theme/layout';
import { Small, Stencil } from '../../ui/theme/text';
import { onPaper } from '../../ui/theme/tokens';
import { readMilestones } from './model/milestoneReading';
import { sharedStatusWords, statusWords } from './model/statusWords';
import { timelineOf } from './model/timeline';
import { formatDay } from './model/when';
import { ServerText } from '../../ui/ServerText';
import { useLookup } from './useLookup';

const MESSAGE_MAX = 300;

/** The latest actual milestone, such as 'Vessel departed, Baltimore, 12 Nov 2026'. */
function lastReport(found: QuoteStatus): string | undefined {
  const last = timelineOf(found)
    .filter(({ certainty }) => certainty === 'actual')
    .at(-1);
  if (!last) return undefined;
  const day = formatDay(last.when, last.zone);
  return [isolate(last.name), last.where && isolate(last.where), day].filter(Boolean).join(', ');
}

/** The current status and, next to it, the next step and who takes it. */
export function NowAndNext({ found }: { readonly found: QuoteStatus }) {
  const { isShared } = useLookup();
  const code = readMilestones(found).status;
  const { label, meaning, next } = isShared ? sharedStatusWords(code) : statusWords(code);
  // The server's message speaks to the customer.
  const message = isShared ? '' : plainText(found.message, MESSAGE_MAX);
  const report = lastReport(found);
  return (
    <Pair $min="18rem" $gap={6} $inset={3}>
      <Stack $gap={2}>
        <Stencil>{shipmentWords.whereNow}</Stencil>
        <h3>
          <ServerText>{label}</ServerText>
        </h3>
        <p>
          <ServerText>{message || meaning}</ServerText>
        </p>
        {report && <Small>{shipmentWords.lastReport(report)}</Small>}
      </Stack>
      <Stack $gap={2}>
        <Stencil>{shipmentWords.nextStep(next.who)}</Stencil>
        <h3>{next.step}</h3>
        <p>{next.how}</p>
      </Stack>
    </Pair>
  );
}

const Pair = styled(RuledColumns)`
  column-gap: clamp(2rem, 5vw, 5rem);
  overflow-wrap: anywhere;
  h3 {
    font-size: var(--t-xl);
  }
  p {
    max-width: 34rem;
    text-wrap: balance;
  }
  ${onPaper} {
    grid-template-columns: 1fr 1fr;
    h3 {
      font-size: 13pt;
    }
    p {
      font-size: 10pt;
      line-height: 1.4;
    }
  }
`;
