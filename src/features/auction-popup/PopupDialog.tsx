import { useId, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { POPUP_COUNTDOWN_S } from '../../config/limits';
import { paths } from '../../config/paths';
import { auctionPopup as words } from '../../content/pages/auctionPopup';
import { auctionPartners } from '../../content/partners';
import { Button, ButtonLink } from '../../ui/buttons/Button';
import { ModalDialog } from '../../ui/ModalDialog';
import { Stencil } from '../../ui/theme/text';
import { from, quietText, space } from '../../ui/theme/tokens';
import { connectionOf } from '../../lib/connection';
import { Stack } from '../../ui/theme/layout';
import { PartnerLogo } from './PartnerLogo';
import { popupClosed, selectSecondsLeft } from './popupSlice';
import type { CloseReason } from './popupSlice';

interface PopupDialogProps {
  /** Closed, but not unmounted yet. */
  readonly isLeaving: boolean;
}

/** The auction access pop-up, a modal dialog (specification §2, §4). */
export default function PopupDialog({ isLeaving }: PopupDialogProps) {
  const dispatch = useDispatch();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Don't spend a metered connection on logos.
  const savesData = connectionOf(navigator) === 'metered';
  const close = (reason: CloseReason) => () => dispatch(popupClosed(reason));
  // The visitor didn't open this, so focus the heading, which says what it is, rather than the first link.
  useLayoutEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <ModalDialog
      labelledBy={headingId}
      closeLabel={words.close}
      isLeaving={isLeaving}
      onClose={(reason) => dispatch(popupClosed(reason))}
    >
      <Body>
        <Badge>{words.badge}</Badge>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {words.heading}
        </h2>
        <p>{words.text}</p>
        <Partners>
          {auctionPartners.map((partner) => (
            <li key={partner.name}>
              <PartnerLogo partner={partner} asText={savesData} />
            </li>
          ))}
        </Partners>
        <Actions>
          <ButtonLink to={paths.howItWorks} onClick={close('learn')}>
            {words.learn}
          </ButtonLink>
          <Button $variant="secondary" onClick={close('maybe-later')}>
            {words.later}
          </Button>
        </Actions>
        <Countdown />
      </Body>
    </ModalDialog>
  );
}

/** Not a live region: screen readers can read it but don't announce every second. */
function Countdown() {
  const seconds = useSelector(selectSecondsLeft);
  const id = useId();
  return (
    <Remaining $gap={1.5}>
      <p id={id}>{words.countdown(seconds)}</p>
      <progress value={seconds} max={POPUP_COUNTDOWN_S} aria-labelledby={id} />
    </Remaining>
  );
}

const Body = styled(Stack)`
  padding: clamp(1.25rem, 4vw, 2.5rem);
  h2 {
    font-size: var(--t-2xl);
  }
`;

const Badge = styled(Stencil)`
  justify-self: start;
  padding: ${space(1.5)} ${space(3)};
  background: var(--ink);
  color: var(--paper);
  border-radius: 999px;
  /* Leaves room for the close button. */
  max-width: calc(100% - ${space(9)});
  @media (max-width: 22.49em) {
    padding-inline: ${space(2)};
    letter-spacing: 0.03em;
  }
`;

const Partners = styled.ul`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: repeat(3, minmax(0, 1fr));
`;

const Actions = styled.div`
  display: grid;
  gap: ${space(3)};
  ${from.sm} {
    grid-template-columns: auto auto;
    justify-content: start;
  }
`;

const Remaining = styled(Stack)`
  ${quietText}
  font-variant-numeric: tabular-nums;
  progress {
    width: 100%;
    height: 0.375rem;
    accent-color: var(--sea);
  }
`;
