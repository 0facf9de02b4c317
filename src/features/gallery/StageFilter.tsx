import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { galleryStages, galleryWords as words } from '../../content/pages/gallery';
import type { PictureStage } from '../../lib/picture';
import { below, plainLink, space, touchRow } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';

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
    <Filter aria-label={words.filter}>
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
      <VisuallyHidden role="status">{words.count(count)}</VisuallyHidden>
    </Filter>
  );
}

const Filter = styled.nav`
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
`;

/** On phones, one row that scrolls sideways from edge to edge, and fades where it's cut. */
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  ${below.sm} {
    flex-wrap: nowrap;
    width: calc(100% + 2 * var(--gutter));
    margin-inline: calc(-1 * var(--gutter));
    padding: ${space(1)} ${space(10)} ${space(1)} var(--gutter);
    overflow-x: auto;
    -webkit-mask-image: linear-gradient(90deg, #000 calc(100% - ${space(10)}), transparent);
    mask-image: linear-gradient(90deg, #000 calc(100% - ${space(10)}), transparent);
    scrollbar-width: none;
    &::-webkit-scrollbar {
      display: none;
    }
  }
`;
