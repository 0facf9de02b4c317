import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { accountWords } from '../../content/pages/account';
import { formatDate } from '../../lib/time/dates';
import { ownTimeZone } from '../../lib/time/zonedTime';
import { useDevice } from '../../device/useDevice';
import { Code, Small, Stencil } from '../../ui/theme/text';
import { space, touchRow } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { ServerText } from '../../ui/ServerText';
import { ReferenceList } from './ReferenceList';
import { useCarName } from './model/carName';
import type { RecentReference } from './model/recent';
import { storedRecent } from './model/recent';
import { statusWords } from './model/statusWords';
import { trackLink } from './model/trackLink';

const { me: words } = accountWords;

/** The last known status and its date, such as 'In transit, 12 Nov 2026'. */
const lastKnown = ({ status, at }: RecentReference): string =>
  [statusWords(status).label, ...(at > 0 ? [formatDate(new Date(at), ownTimeZone())] : [])].join(', ');

/** Requests sent or tracked on this device, for the account dialog. */
export default function RecentRequests() {
  const [recent] = useDevice(storedRecent);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stencil as="h3" id={id}>
        {words.recent}
      </Stencil>
      {recent.length === 0 && <Small>{words.noneRecent}</Small>}
      <List>
        {recent.map((one) => (
          <Request key={one.reference} recent={one} />
        ))}
      </List>
    </section>
  );
}

function Request({ recent }: { readonly recent: RecentReference }) {
  const { reference } = recent;
  const { car } = useCarName(reference);
  return (
    <li>
      <span>
        {car && (
          <b>
            <ServerText>{car}</ServerText>
          </b>
        )}
        <Code>{reference}</Code>
        <Small as="span">
          <ServerText>{lastKnown(recent)}</ServerText>
        </Small>
      </span>
      <Link to={trackLink(reference)}>
        {words.track}
        <VisuallyHidden>{` ${reference}`}</VisuallyHidden>
      </Link>
    </li>
  );
}

const List = styled(ReferenceList)`
  li {
    flex-wrap: nowrap;
    justify-content: space-between;
    padding-block: ${space(1)};
  }
  li > span > * {
    display: block;
  }
  a {
    flex: none;
    ${touchRow}
    font-weight: 700;
  }
`;
