import styled from 'styled-components';
import type { QuoteStatus } from '../../api/schemas';
import { formatRelative } from '../../lib/time/age';
import { parseIsoDate } from '../../lib/time/dates';
import { plainText } from '../../lib/text/text';
import { Button } from '../../ui/buttons/Button';
import { Cluster, Stack } from '../../ui/theme/layout';
import { Code, Lead, SectionTitle, Small, Stencil } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';
import { useNow } from '../../ui/hooks/useNow';
import { ProgressLine } from './ProgressLine';
import { statusWords } from './model/statusWords';
import { tellWhen } from './model/when';

interface StatusHeadProps {
  readonly status: QuoteStatus;
  /** Milliseconds since 1970 of the answer shown. */
  readonly lookedAt: number;
  readonly busy: boolean;
  readonly onRefresh: () => void;
}

const MESSAGE_MAX = 300;

/** Where it is, in one word and one sentence, and what the owner does now. */
export function StatusHead({ status, lookedAt, busy, onRefresh }: StatusHeadProps) {
  const now = useNow();
  const words = statusWords(status.status);
  const message = plainText(status.message, MESSAGE_MAX);
  const updated = parseIsoDate(status.updated_at) && tellWhen(status.updated_at);
  return (
    <Stack $gap={6}>
      <Head>
        <Stack $gap={3}>
          <Stencil as="p">
            Reference <Code>{plainText(status.reference, 60)}</Code>
          </Stencil>
          <SectionTitle id="tracked">{words.label}</SectionTitle>
          <Lead>{message || words.meaning}</Lead>
        </Stack>
        <p>
          <strong>Now:</strong> <span>{words.next}</span>
        </p>
      </Head>
      <ProgressLine status={status.status} />
      <Cluster $gap={4}>
        <Button
          $variant="secondary"
          aria-disabled={busy || undefined}
          onClick={() => {
            if (!busy) onRefresh();
          }}
        >
          {busy ? 'Looking…' : 'Look again'}
        </Button>
        <Small>
          {updated && <span>{`Changed ${updated}. `}</span>}
          {now !== null && lookedAt > 0 && (
            <span>{`Looked up ${formatRelative(new Date(lookedAt), new Date(Math.max(now, lookedAt)))}.`}</span>
          )}
        </Small>
      </Cluster>
    </Stack>
  );
}

const Head = styled.div`
  display: grid;
  gap: ${space(6)};
  h2 {
    font-size: var(--t-3xl);
  }
  ${from.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: end;
    gap: clamp(2rem, 5vw, 5rem);
  }
`;
