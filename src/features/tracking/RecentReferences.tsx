import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Code, Small, Stencil } from '../../ui/text';
import { space } from '../../ui/tokens';
import type { RecentReference } from './recent';
import { statusWords } from './statusWords';
import { trackLink } from './trackLink';

interface RecentReferencesProps {
  readonly recent: readonly RecentReference[];
  readonly onRemove: (reference: string) => void;
}

/** References looked up on this device; a dealer follows several. */
export function RecentReferences({ recent, onRemove }: RecentReferencesProps) {
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent-references">
      <Stencil as="h2" id="recent-references">
        Recent on this device
      </Stencil>
      <List>
        {recent.map(({ reference, status }) => (
          <li key={reference}>
            <Link to={trackLink(reference)}>
              <Code>{reference}</Code>
            </Link>
            <Small as="span">{statusWords(status).label}</Small>
            <button
              type="button"
              onClick={() => {
                onRemove(reference);
              }}
            >
              Remove<VisuallyHidden> {reference}</VisuallyHidden>
            </button>
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
    column-gap: ${space(3)};
    border-top: 1px solid var(--line);
  }
  a {
    padding-block: ${space(3)};
    color: inherit;
  }
  code {
    user-select: auto;
  }
  button {
    min-height: 2.75rem;
    margin-inline-start: auto;
    padding-inline: ${space(3)};
    border: 0;
    background: none;
    text-decoration: underline;
    cursor: pointer;
  }
`;
