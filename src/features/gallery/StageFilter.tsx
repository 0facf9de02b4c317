import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { galleryStages, galleryWords as words } from '../../content/pages/gallery';
import type { PictureStage } from '../../lib/picture';
import { Small } from '../../ui/theme/text';
import { plainLink, space, touchRow, visuallyHidden } from '../../ui/theme/tokens';
import { Cluster } from '../../ui/theme/layout';

interface StageFilterProps {
  readonly stages: readonly PictureStage[];
  /** The chosen stage, if any. */
  readonly stage: PictureStage | undefined;
  /** How many pictures are shown. */
  readonly count: number;
}

/** Links that show one stage's pictures, or all. */
export function StageFilter({ stages, stage, count }: StageFilterProps) {
  return (
    <Filter as="nav" $gap={[2, 4]} aria-label={words.filter}>
      {/* Browsers don't scroll to a focused link that is partly in view. */}
      <Chips
        onFocus={({ target }) => {
          target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }}
      >
        <Link to="?" preventScrollReset aria-current={stage === undefined ? 'true' : undefined}>
          {words.all}
        </Link>
        {stages.map((name) => (
          <Link
            key={name}
            to={`?stage=${name}`}
            preventScrollReset
            aria-current={stage === name ? 'true' : undefined}
          >
            {galleryStages[name]}
          </Link>
        ))}
      </Chips>
      <Small as="span" role="status">
        {words.count(count)}
      </Small>
    </Filter>
  );
}

const Filter = styled(Cluster)`
  justify-content: space-between;
  margin-bottom: ${space(6)};
  a {
    ${touchRow}
    flex: none;
    scroll-margin-inline: var(--gutter);
    justify-content: center;
    padding-inline: ${space(4)};
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    ${plainLink}
    font-size: var(--t-sm);
    font-weight: 600;
  }
  a[aria-current] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }
  /* Each stage's title has its count, too. */
  > :last-child {
    @media (max-width: 59.99em) {
      ${visuallyHidden}
    }
  }
`;

/** One row, which scrolls sideways from edge to edge on phones. */
const Chips = styled.div`
  display: flex;
  gap: ${space(2)};
  @media (max-width: 39.99em) {
    width: calc(100% + 2 * var(--gutter));
    margin-inline: calc(-1 * var(--gutter));
    padding: ${space(1)} var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
    &::-webkit-scrollbar {
      display: none;
    }
  }
`;
