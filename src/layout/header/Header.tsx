import { Link } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { paths } from '../../config/paths';
import { companyName } from '../../content/companyName';
import * as layoutWords from '../../content/layout';
import { EnquiryBadge } from '../../features/enquiry/EnquiryBadge';
import { ButtonLink } from '../../ui/buttons/Button';
import { Logo } from '../../ui/Logo';
import { useIsScrolledUp } from '../useScroll';
import { Container } from '../../ui/theme/layout';
import {
  atBothEnds,
  below,
  from,
  onVeryLargeText,
  screenOnly,
  space,
  onLargeText,
} from '../../ui/theme/tokens';
import { MainMenu } from './MainMenu';
import { MainNavigation } from './MainNavigation';
import { PortalsMenu } from './PortalsMenu';
import { ReferralBadge } from './ReferralBadge';
import { TopBar } from './TopBar';

/**
 * Top bar, logo, main navigation and portals; on small screens a menu with the same links (specification §2). On phones,
 * the menu also stands in for the top bar, so that the header is one row.
 */
export function Header() {
  return (
    <Frame data-back={useIsScrolledUp() || undefined}>
      <TopBar />
      <Bar>
        <Home to={paths.home} aria-label={layoutWords.home(companyName.full)}>
          <Logo name={companyName.short} />
        </Home>
        <MainNavigation />
        <Right>
          <WideOnly>
            <EnquiryBadge />
            <PortalsMenu />
          </WideOnly>
          <QuoteLink to={paths.quote}>{layoutWords.getQuote}</QuoteLink>
          <List>
            <EnquiryBadge />
          </List>
          <BadgeAndMenu>
            <ReferralBadge />
            <MainMenu />
          </BadgeAndMenu>
        </Right>
      </Bar>
    </Frame>
  );
}

const comeBack = keyframes`
  from {
    transform: translateY(-100%);
  }
`;

const Frame = styled.header`
  position: relative;
  z-index: 10;
  background: var(--paper);
  border-bottom: 1px solid var(--line);
  /* On long pages, scrolling up brings back the main bar, without the quick tools above it. */
  ${below.md} {
    &[data-back] {
      position: sticky;
      top: 0;
      ${from.sm} {
        top: calc(-1 * var(--touch));
      }
      animation: ${comeBack} var(--steady) var(--ease);
    }
  }
`;

const Bar = styled(Container)`
  ${atBothEnds}
  gap: ${space(2)};
  min-height: 3.5rem;
  ${from.sm} {
    column-gap: ${space(6)};
    min-height: 4.25rem;
  }
  ${onVeryLargeText} {
    flex-wrap: wrap;
    padding-block: ${space(2)};
  }
`;

/** Where there's no room beside the mark, the name wraps out of sight. The link keeps its accessible name. */
const Home = styled(Link)`
  min-width: var(--touch);
  height: var(--touch);
  overflow: hidden;
  color: inherit;
  text-decoration: none;
  strong {
    flex-wrap: wrap;
  }
  strong > * {
    height: var(--touch);
  }
  strong > span {
    line-height: var(--touch);
  }
`;

const Right = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  ${onLargeText} {
    gap: ${space(1)};
  }
  ${from.lg} {
    gap: ${space(4)};
  }
`;

/** Phones have it in the bar at the bottom. */
const QuoteLink = styled(ButtonLink)`
  display: none;
  @media screen and (min-width: 48em) {
    display: inline-flex;
    min-height: var(--touch);
  }
`;

const WideOnly = styled.div`
  display: none;
  ${from.lg} {
    display: flex;
    align-items: center;
    gap: ${space(4)};
  }
  ${screenOnly}
`;

const List = styled.div`
  &:empty {
    display: none;
  }
  ${from.lg} {
    display: none;
  }
  ${screenOnly}
`;

/** Reserves the menu's space, because streaming HTML may paint the header before the menu arrives. */
const BadgeAndMenu = styled.div`
  display: grid;
  grid-template-columns: auto 2.75rem;
  align-items: center;
  gap: ${space(2)};
  min-height: var(--touch);
  ${onLargeText} {
    gap: ${space(1)};
  }
  ${from.lg} {
    display: none;
  }
  ${screenOnly}
`;
