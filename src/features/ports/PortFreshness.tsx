import styled from 'styled-components';
import { company } from '../../content/company';
import { describeError } from '../../content/errorMessages';
import { portBoard, portNews } from '../../content/ports/portBoard';
import type { ApiError } from '../../lib/apiError';
import { TextButton } from '../../ui/buttons/Button';
import { scriptsOnly, space } from '../../ui/theme/tokens';
import { Notice } from '../../ui/Notice';
import { RetryNotice } from '../../ui/RetryNotice';
import { useNow } from '../../ui/hooks/useNow';
import { agoText } from './PortTag';
import type { PortStates } from './usePortStates';
import { ServerText } from '../../ui/ServerText';

interface PortFreshnessProps {
  readonly states: PortStates;
}

/** The refresh button and the age of the statuses. */
export function PortFreshness({ states }: PortFreshnessProps) {
  const age = useAge(states);
  const { isFetching, isStale, refresh } = states;
  return (
    <Line>
      <TextButton type="button" aria-disabled={isFetching || undefined} onClick={refresh}>
        {isFetching ? portNews.refreshing : portNews.refresh}
      </TextButton>
      {age && !isStale && <span>{portNews.updated(age)}</span>}
    </Line>
  );
}

/** In place of the statuses if they failed to load. */
export function NoStatuses({ states, error }: PortFreshnessProps & { readonly error: ApiError }) {
  return (
    <RetryNotice isError title={portBoard.failed} isBusy={states.isFetching} onRetry={states.refresh}>
      <p>
        <ServerText>{describeError(error)}</ServerText>
      </p>
      <p>
        {portBoard.askByPhone} <a href={company.phones[0].href}>{company.phones[0].label}</a> {portBoard.us}{' '}
        <a href={company.phones[1].href}>{company.phones[1].label}</a> {portBoard.nigeria}
      </p>
    </RetryNotice>
  );
}

/** A warning when the statuses are outdated. */
export function OutdatedNotice({ states }: PortFreshnessProps) {
  const age = useAge(states);
  const { isStale, fromDevice, error } = states;
  if (!isStale) return null;
  return (
    <Frame>
      <Notice tone="caution" title={fromDevice ? portNews.fromDevice : portNews.outdated} role="status">
        <p>
          {portNews.stale(age ?? portNews.earlier)}{' '}
          <ServerText>{error ? describeError(error) : portNews.refreshFirst}</ServerText>
        </p>
      </Notice>
    </Frame>
  );
}

function useAge({ at }: PortStates): string | undefined {
  const now = useNow();
  return at !== undefined && now !== null ? agoText(at, now) : undefined;
}

const Frame = styled.div`
  font-size: var(--t-sm);
`;

const Line = styled.div`
  ${scriptsOnly}
  display: flex;
  align-items: center;
  gap: ${space(4)};
  font-size: var(--t-sm);
  line-height: 1.4;
  text-wrap: balance;
`;
