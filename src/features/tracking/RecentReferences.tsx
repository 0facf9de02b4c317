import { useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { recentWords } from '../../content/pages/trackLookup';
import { useDevice } from '../../device/useDevice';
import { focusAfterRemoval, pageHeading } from '../../ui/focus';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { Code, Small, Stencil } from '../../ui/theme/text';
import { space } from '../../ui/theme/tokens';
import { ServerText } from '../../ui/ServerText';
import { useCarName } from './model/carName';
import { storedRecent } from './model/recent';
import type { RecentReference } from './model/recent';
import { statusWords } from './model/statusWords';
import { trackLink } from './model/trackLink';
import { ReferenceList } from './ReferenceList';

/** References looked up on this device, for visitors who track several cars. */
export function RecentReferences() {
  const [recent, setRecent, , isSaved] = useDevice(storedRecent);
  const heading = useRef<HTMLHeadingElement>(null);
  if (recent.length === 0) return null;
  const remove = (removed: string) => {
    setRecent((list) => list.filter(({ reference }) => reference !== removed));
    // The list unmounts with its last item.
    const target = recent.length > 1 ? heading.current : pageHeading();
    focusAfterRemoval(target, recentWords.removed(removed));
  };
  return (
    <Section aria-labelledby="recent-references">
      <Stencil as="h2" id="recent-references" ref={heading} tabIndex={-1}>
        {recentWords.title}
      </Stencil>
      <List>
        {recent.map((one) => (
          <Item key={one.reference} recent={one} onRemove={() => remove(one.reference)} />
        ))}
      </List>
      {!isSaved && <p role="status">{recentWords.notSaved}</p>}
    </Section>
  );
}

interface ItemProps {
  readonly recent: RecentReference;
  readonly onRemove: () => void;
}

/** A reference, linked to its tracking page, with its last known status. */
function Item({ recent: { reference, status }, onRemove }: ItemProps) {
  const { car } = useCarName(reference);
  return (
    <li>
      <Link to={trackLink(reference)}>
        {car && (
          <b>
            <ServerText>{car}</ServerText>{' '}
          </b>
        )}
        <Code>{reference}</Code>
      </Link>
      <Small as="span">
        <ServerText>{statusWords(status).label}</ServerText>
      </Small>
      <button type="button" onClick={onRemove}>
        {recentWords.remove}
        <VisuallyHidden>{` ${reference}`}</VisuallyHidden>
      </button>
    </li>
  );
}

const Section = styled.section`
  padding-top: ${space(4)};
`;

const List = styled(ReferenceList)`
  a {
    padding-block: ${space(3)};
    color: inherit;
  }
  a > b {
    display: block;
  }
  button {
    min-height: var(--touch);
    margin-inline: auto -${space(3)};
    padding-inline: ${space(3)};
    text-decoration: underline;
  }
`;
