import styled from 'styled-components';
import { paths } from '../../config/paths';
import { REFERRAL_REWARD } from '../../config/limits';
import { homeReferral } from '../../content/pages/home';
import { referral } from '../../content/pictures/referral';
import { Container, Stack } from '../../ui/theme/layout';
import { ArrowLink } from '../../ui/links';
import { Picture } from '../../ui/Picture';
import { pageWide } from '../../ui/theme/pictureSizes';
import { Lead, SectionTitle, Stencil } from '../../ui/theme/text';
import { from, screenOnly, space } from '../../ui/theme/tokens';

/** The referral reward. */
export function ReferralBand() {
  return (
    <Band aria-labelledby="referral">
      <Inner>
        <Words $gap={4}>
          <Stencil>{homeReferral.label}</Stencil>
          <SectionTitle id="referral">{homeReferral.title(REFERRAL_REWARD)}</SectionTitle>
          <Lead>{homeReferral.text}</Lead>
          <div>
            <ArrowLink to={paths.referralProgram}>{homeReferral.makeLink}</ArrowLink>
          </div>
        </Words>
        <Shot picture={referral} sizes={pageWide('50vw')} />
      </Inner>
    </Band>
  );
}

const Band = styled.section`
  background: var(--palm-tint);
  overflow: hidden;
`;

const Inner = styled(Container)`
  display: grid;
  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: clamp(2rem, 5vw, 5rem);
  }
`;

const Words = styled(Stack)`
  align-content: center;
  padding-block: clamp(2.5rem, 1.6rem + 3vw, 4.5rem);
  ${from.md} {
    order: 2;
  }
`;

/** Extends to the window's left edge. */
const Shot = styled(Picture)`
  margin-inline: calc(-1 * var(--gutter));
  img {
    height: 100%;
    max-height: 20rem;
    object-fit: cover;
  }
  ${from.md} {
    margin-inline: calc(-1 * max(var(--gutter), (100vw - 80rem) / 2)) 0;
    min-height: ${space(88)};
    img {
      max-height: 26rem;
    }
  }
  ${screenOnly}
`;
