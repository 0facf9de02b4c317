import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { accountWords } from '../../content/pages/account';
import { formatDate } from '../../lib/time/dates';
import { ownTimeZone } from '../../lib/time/zonedTime';
import { useStored } from '../../storage/useStored';
import { Code, Small, Stencil } from '../../ui/theme/text';
import { space } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { ReferenceLines } from './ReferenceLines';
import type { RecentReference } from './model/recent';
import { storedRecent } from './model/recent';
import { statusWords } from './model/statusWords';
import { trackLink } from './model/trackLink';

const { me: words } = accountWords;

/** 'In transit, 12 Nov 2026': the status at the last look, and its day where it is known. */
const lastKnown = ({ status, at }: RecentReference): string =>
  [statusWords(status).label, ...(at > 0 ? [formatDate(new Date(at), ownTimeZone())] : [])].join(', ');

/** The requests made or looked up on this device, for the account dialog. */
export default function RecentRequests() {
  const [recent] = useStored(storedRecent);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stencil as="h3" id={id}>
        {words.recent}
      </Stencil>
      {recent.length === 0 && <Small>{words.noneRecent}</Small>}
      <List>
        {recent.map((one) => (
          <li key={one.reference}>
            <span>
              <Code>{one.reference}</Code>
              <Small as="span">{lastKnown(one)}</Small>
            </span>
            <Link to={trackLink(one.reference)}>
              {words.track}
              <VisuallyHidden> {one.reference}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled(ReferenceLines)`
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
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 700;
  }
`;
