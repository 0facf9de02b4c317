import styled from 'styled-components';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Stencil } from '../../ui/text';
import { space } from '../../ui/tokens';
import type { RecentReference } from './recent';
import { ReferenceLine, ReferenceLines } from './ReferenceLines';

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
        {recent.map((one) => (
          <ReferenceLine key={one.reference} recent={one}>
            <button
              type="button"
              onClick={() => {
                onRemove(one.reference);
              }}
            >
              Remove<VisuallyHidden> {one.reference}</VisuallyHidden>
            </button>
          </ReferenceLine>
        ))}
      </List>
    </section>
  );
}

const List = styled(ReferenceLines)`
  a {
    padding-block: ${space(3)};
    color: inherit;
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
