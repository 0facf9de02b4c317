import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { accountWords } from '../../content/account';
import { Code, Small, Stencil } from '../../ui/text';
import { space } from '../../ui/tokens';
import { readRecent } from './recentStorage';
import { statusWords } from './statusWords';
import { trackLink } from './trackLink';

const MOST = 3;
const { me: words } = accountWords;

/** The latest requests made or looked up on this device, for the account dialog. */
export default function RecentRequests() {
  const [recent] = useState(readRecent);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stencil as="h3" id={id}>
        {words.recent}
      </Stencil>
      {recent.length === 0 && <Small>{words.noneRecent}</Small>}
      <List>
        {recent.slice(0, MOST).map(({ reference, status }) => (
          <li key={reference}>
            <Link to={trackLink(reference)}>
              <Code>{reference}</Code>
            </Link>
            <Small as="span">{statusWords(status).label}</Small>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  margin-top: ${space(2)};
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    column-gap: ${space(3)};
    border-top: 1px solid var(--line);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
  code {
    user-select: auto;
  }
`;
