import styled from 'styled-components';
import { describeError } from '../../content/errorMessages';
import { portNews } from '../../content/ports/portBoard';
import { Button } from '../../ui/buttons/Button';
import { Cluster, Stack } from '../../ui/theme/layout';
import { Notice } from '../../ui/Notice';
import { useNow } from '../../ui/hooks/useNow';
import { agoText } from './portTexts';
import type { PortStates } from './usePortStates';
import { ServerText } from '../../ui/ServerText';

/** The age of the statuses, a warning when they're outdated, and the refresh button. */
export function PortFreshness({ states }: { readonly states: PortStates }) {
  const now = useNow();
  const { at, isFetching, isStale, fromDevice, error, refresh } = states;
  const age = at !== undefined && now !== null ? agoText(at, now) : undefined;
  return (
    <Frame>
      {isStale && (
        <Notice tone="caution" title={fromDevice ? portNews.fromDevice : portNews.outdated} role="status">
          <p>
            {portNews.stale(age ?? portNews.earlier)}{' '}
            <ServerText>{error ? describeError(error) : portNews.refreshFirst}</ServerText>
          </p>
        </Notice>
      )}
      <Cluster $gap={4}>
        <Button
          $variant="secondary"
          aria-disabled={isFetching || undefined}
          onClick={() => {
            refresh();
          }}
        >
          {isFetching ? portNews.refreshing : portNews.refresh}
        </Button>
        {age && !isStale && <span>{portNews.updated(age)}</span>}
      </Cluster>
    </Frame>
  );
}

const Frame = styled(Stack)`
  font-size: var(--t-sm);
  /* Next to the button on phones, in two lines. */
  button + span {
    flex: 1 1 10rem;
    text-wrap: balance;
  }
`;
