import { memo, useEffect, useState } from 'react';
import styled from 'styled-components';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import * as layoutWords from '../content/layout';
import { AccountGate } from '../features/account/AccountGate';
import { Toasts } from '../features/notifications/Toasts';
import { ReferralNotice } from '../features/referral/ReferralNotice';
import { ServiceNotice } from '../features/service/ServiceNotice';
import { announcerProps } from '../ui/announce';
import { FootNotices } from '../ui/FootNotice';
import { LazyPart } from '../ui/late/LazyPart';
import { useIsHydrated } from '../ui/hooks/useIsHydrated';
import { VisuallyHidden } from '../ui/theme/VisuallyHidden';
import { visuallyHidden } from '../ui/theme/tokens';
import { contactNote } from '../content/contactNote';
import type { NoteSubject } from '../lib/text/contactLinks';
import { createNoteHolder, noteContext } from '../ui/contactNote';
import { CurrentPage } from './CurrentPage';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { FootBar } from './FootBar';
import { ScrollToTop } from './ScrollToTop';

const MAIN_ID = 'main';

/** Lazy-loaded, because only the account dialog of a signed-in visitor shows them. */
const loadRequests = () => import('../features/tracking/RecentRequests');

/** Memoized, because only their links depend on the current page. */
const MemoHeader = memo(Header);
const MemoFooter = memo(Footer);

/**
 * The layout of every route: header, footer and scroll-to-top button (specification §2); on phones, a bar at
 * the bottom.
 */
export function AppLayout() {
  // Notices depend on the visitor's device, so they aren't prerendered.
  const isHydrated = useIsHydrated();
  return (
    <ContactNoteProvider>
      <SkipLink href={`#${MAIN_ID}`}>{layoutWords.skip}</SkipLink>
      <MemoHeader />
      <main id={MAIN_ID} tabIndex={-1}>
        <CurrentPage />
      </main>
      <FootBar />
      <MemoFooter />
      <ScrollToTop />
      <Toasts />
      {isHydrated && (
        <FootNotices>
          <ServiceNotice />
          <ReferralNotice />
        </FootNotices>
      )}
      <AccountGate recent={<LazyPart load={loadRequests} />} />
      <VisuallyHidden as="div" {...announcerProps} />
    </ContactNoteProvider>
  );
}

/** Gives the links to our e-mail and WhatsApp the page and the shipment on the screen. */
function ContactNoteProvider({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [subject, setSubject] = useState<NoteSubject | null>(null);
  const [holder] = useState(() => createNoteHolder(setSubject));
  useEffect(() => {
    holder.set(contactNote(pathname, subject));
  }, [holder, pathname, subject]);
  return <noteContext.Provider value={holder}>{children}</noteContext.Provider>;
}

const SkipLink = styled.a`
  position: absolute;
  inset: 0 auto auto 0;
  z-index: 30;
  padding: 0.75rem 1.25rem;
  background: var(--signal);
  color: var(--ink);
  font-weight: 700;
  &:not(:focus) {
    ${visuallyHidden}
  }
`;
