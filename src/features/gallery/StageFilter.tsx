import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { galleryStages, galleryWords as words } from '../../content/pages/gallery';
import type { PictureStage } from '../../lib/picture';
import { Small } from '../../ui/theme/text';
import { from, space, touchRow } from '../../ui/theme/tokens';
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
      <Chips>
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
    justify-content: center;
    padding-inline: ${space(2)};
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    color: inherit;
    font-size: var(--t-sm);
    font-weight: 600;
    text-decoration: none;
    ${from.md} {
      padding-inline: ${space(4)};
      font-size: inherit;
    }
  }
  a[aria-current] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }
`;

/** Two even rows of four on phones, then one row. Wraps if large text leaves no room for four. */
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  @media (min-width: 20em) and (max-width: 39.99em) {
    display: grid;
    grid-template-columns: repeat(4, auto);
    width: 100%;
  }
`;
