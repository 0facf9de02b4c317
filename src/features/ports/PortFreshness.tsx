import styled from 'styled-components';
import { describeError } from '../../content/errorMessages';
import { portNews } from '../../content/ports/portBoard';
import { TextButton } from '../../ui/buttons/Button';
import { Stack } from '../../ui/theme/layout';
import { space } from '../../ui/theme/tokens';
import { Notice } from '../../ui/Notice';
import { useNow } from '../../ui/hooks/useNow';
import { agoText } from './PortTag';
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
      <Line>
        <TextButton
          type="button"
          aria-disabled={isFetching || undefined}
          onClick={() => {
            refresh();
          }}
        >
          {isFetching ? portNews.refreshing : portNews.refresh}
        </TextButton>
        {age && !isStale && <span>{portNews.updated(age)}</span>}
      </Line>
    </Frame>
  );
}

const Frame = styled(Stack)`
  font-size: var(--t-sm);
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  line-height: 1.4;
  text-wrap: balance;
`;
