import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths, portPath } from '../../config/paths';
import { describeError } from '../../content/errorMessages';
import { keyPorts, portStrip } from '../../content/ports/portStates';
import { ArrowLink } from '../../ui/links';
import { Skeleton } from '../../ui/late/Skeleton';
import { atBothEnds, from, oneColumn, space } from '../../ui/theme/tokens';
import { useNow } from '../../ui/hooks/useNow';
import { RetryNotice } from '../../ui/RetryNotice';
import { ServerText } from '../../ui/ServerText';
import { RuledList } from '../../ui/theme/layout';
import { PortTag, agoText } from './PortTag';
import type { PortStates } from './usePortStates';

/** The home page's key ports with their current status. */
export function PortStrip({ states }: { readonly states: PortStates }) {
  const now = useNow();
  const shown = keyPorts.flatMap((code) => states.ports?.find((port) => port.code === code) ?? []);
  const age = states.at !== undefined && now !== null ? agoText(states.at, now) : undefined;
  return (
    <Frame>
      {!states.ports && !states.error && <Skeleton label={portStrip.loading} lines={3} />}
      {!states.ports && states.error && (
        <RetryNotice isError title={portStrip.failed} isBusy={states.isFetching} onRetry={states.refresh}>
          <p>
            <ServerText>{describeError(states.error)}</ServerText>
          </p>
        </RetryNotice>
      )}
      {states.ports && shown.length === 0 && <p>{portStrip.noneReported}</p>}
      {shown.length > 0 && (
        <RuledList>
          {shown.map((port) => (
            <li key={port.code}>
              <Link to={portPath(port.code)}>
                <ServerText>{port.name}</ServerText>
              </Link>
              <PortTag port={port} />
            </li>
          ))}
        </RuledList>
      )}
      <Foot>
        {age && <span>{states.isStale ? portStrip.outdated(age) : portStrip.fetched(age)}</span>}
        <ArrowLink to={paths.portStatus}>{portStrip.allPorts}</ArrowLink>
      </Foot>
    </Frame>
  );
}

const Frame = styled.div`
  ul {
    ${oneColumn}
    column-gap: ${space(8)};
    ${from.sm} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${from.md} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  li {
    ${atBothEnds}
    gap: ${space(3)};
    min-height: 3rem;
  }
  li > a {
    padding-block: ${space(3)};
    color: inherit;
    font-weight: 700;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(6)};
  padding-top: ${space(2)};
  border-top: 1px solid var(--line-strong);
  font-size: var(--t-sm);
`;
