import { useRef } from 'react';
import styled from 'styled-components';
import { recentWords } from '../../content/pages/trackLookup';
import { focusAfterRemoval, pageHeading } from '../../ui/focus';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { Stencil } from '../../ui/theme/text';
import { space } from '../../ui/theme/tokens';
import type { RecentReference } from './model/recent';
import { ReferenceItem, ReferenceList } from './ReferenceList';

interface RecentReferencesProps {
  readonly recent: readonly RecentReference[];
  readonly isSaved: boolean;
  readonly onRemove: (reference: string) => void;
}

/** References looked up on this device, for visitors who track several cars. */
export function RecentReferences({ recent, isSaved, onRemove }: RecentReferencesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  if (recent.length === 0) return null;
  const remove = (reference: string) => {
    onRemove(reference);
    // The list unmounts with its last item.
    const target = recent.length > 1 ? heading.current : pageHeading();
    focusAfterRemoval(target, recentWords.removed(reference));
  };
  return (
    <Section aria-labelledby="recent-references">
      <Stencil as="h2" id="recent-references" ref={heading} tabIndex={-1}>
        {recentWords.title}
      </Stencil>
      <List>
        {recent.map((one) => (
          <ReferenceItem key={one.reference} recent={one}>
            <button type="button" onClick={() => remove(one.reference)}>
              {recentWords.remove}
              <VisuallyHidden>{` ${one.reference}`}</VisuallyHidden>
            </button>
          </ReferenceItem>
        ))}
      </List>
      {!isSaved && <p role="status">{recentWords.notSaved}</p>}
    </Section>
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
  button {
    min-height: var(--touch);
    margin-inline: auto -${space(3)};
    padding-inline: ${space(3)};
    text-decoration: underline;
  }
`;
