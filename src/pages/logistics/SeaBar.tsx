import styled from 'styled-components';
import { paths } from '../../config/paths';
import { landSides } from '../../content/services/logistics';
import { ArrowLink } from '../../ui/links';
import { Stencil } from '../../ui/theme/text';
import { hatchedSea, seaGround, space } from '../../ui/theme/tokens';
import { Ship } from './planParts';
import { alongRoad, MARGIN } from './StepSign';

/** The sea between the lists of both countries on phones, with the vessel where their roads end. Elsewhere, the plan's is enough. */
export function SeaBar() {
  return (
    <Sea>
      <svg viewBox="-34 -114 68 200" aria-hidden="true">
        <Ship x={0} y={0} turn={90} />
      </svg>
      <Stencil>{landSides.atSea}</Stencil>
      <ArrowLink to={paths.autoShipping}>{landSides.seeShipping}</ArrowLink>
    </Sea>
  );
}

const Sea = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(5)};
  padding: ${space(3)} ${space(4)};
  border: 0 solid var(--ink);
  border-width: 4px 0;
  background: ${hatchedSea};
  > * {
    background: ${seaGround};
    padding-inline: ${space(2)};
  }
  > svg {
    display: none;
  }
  @media print, (min-width: 40em) {
    display: none;
  }
  ${alongRoad} {
    position: relative;
    min-height: 8.5rem;
    margin-inline: calc(-1 * var(--gutter));
    padding: ${space(5)} var(--gutter) ${space(5)} calc(var(--gutter) + ${MARGIN});
    > svg {
      display: block;
      position: absolute;
      top: -0.5rem;
      left: var(--gutter);
      width: 2.75rem;
      height: 7.75rem;
      padding: 0;
      background: none;
    }
  }
`;
