import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { company } from '../../content/company';
import { ownLinkWords as words } from '../../content/pages/referral';
import type { DeviceThunk } from '../../device/deviceListeners';
import { useDevice, useDeviceDispatch } from '../../device/useDevice';
import { makeReferralCode } from '../../lib/referralCode';
import { ScriptButton } from '../../ui/buttons/Button';
import { EmailLink } from '../../ui/links';
import { focusAfterRemoval } from '../../ui/focus';
import { Cluster, Stack } from '../../ui/theme/layout';
import { centered, from, oneColumn, scriptsOnly, space } from '../../ui/theme/tokens';
import { WithoutScripts } from '../../ui/theme/Only';
import { OwnLinkSheet } from './OwnLinkSheet';
import { ownCode } from './referralSlice';

interface OwnLinkProps {
  /** The site's public address, which referral links start with. */
  readonly siteUrl: string;
}

/** Makes, shows and removes the visitor's own referral link, which only this device stores. */
export function OwnLink({ siteUrl }: OwnLinkProps) {
  const { code, isSaved, isNew, make, remove } = useOwnLink();
  const place = useRef<HTMLDivElement>(null);

  // The button that made the link unmounts. On phones the sheet is taller than the window, so show its top.
  useEffect(() => {
    if (!isNew) return;
    focusAfterRemoval(place.current, words.made, { preventScroll: true });
    place.current?.scrollIntoView();
  }, [isNew]);

  return (
    <Place ref={place} tabIndex={-1} aria-label={words.yours} role="group">
      {code ? (
        <OwnLinkSheet
          code={code}
          isSaved={isSaved}
          link={`${siteUrl}/?ref=${code}`}
          onRemove={() => {
            remove();
            focusAfterRemoval(place.current, words.removed);
          }}
        />
      ) : (
        <Stack $gap={5}>
          <Making>
            <Blank aria-hidden="true">{new URL(siteUrl).host}/?ref=••••••••</Blank>
            <ScriptButton onClick={make}>{words.make}</ScriptButton>
          </Making>
          <Intro>{words.intro}</Intro>
          <Sample>
            <figcaption>{words.next}</figcaption>
            <blockquote>{words.message(`${new URL(siteUrl).host}/?ref=••••••••`)}</blockquote>
            <div aria-hidden="true">
              <svg viewBox="0 0 21 21">
                <path d={GHOST} fillRule="evenodd" />
              </svg>
              <b>{words.sample}</b>
            </div>
          </Sample>
          <WithoutScripts as="p">
            {words.withoutScripts} <EmailLink address={company.email} />
          </WithoutScripts>
        </Stack>
      )}
    </Place>
  );
}

/** A deleted code can't be recreated, so each visit to the referral page renews its lifetime. */
const renewed = (): DeviceThunk => (dispatch, getState) => {
  const code = ownCode.select(getState());
  if (code) dispatch(ownCode.changed(code));
};

/** The visitor's own referral code. */
function useOwnLink() {
  const dispatch = useDeviceDispatch();
  const [code, setCode, remove, isSaved] = useDevice(ownCode);
  /** Whether the visitor made the code on this visit, so that focus follows to its sheet. */
  const [isNew, setIsNew] = useState(false);

  useEffect(() => {
    dispatch(renewed());
  }, [dispatch]);

  return {
    code,
    isSaved,
    isNew,
    make: () => {
      setCode((current) => current || makeReferralCode());
      setIsNew(true);
    },
    remove: () => {
      remove();
      setIsNew(false);
    },
  };
}

const Place = styled.div`
  scroll-margin-top: ${space(8)};
  &:focus {
    outline: none;
  }
`;

const Making = styled(Cluster)`
  align-items: stretch;
  ${scriptsOnly}
`;

/** A QR code's three corners and a texture between them, which no scanner reads. */
const CORNER = 'h7v7h-7Zm1 1v5h5v-5Zm1 1h3v3h-3Z';
const GHOST = ['M0,0', 'M14,0', 'M0,14']
  .map((start) => start + CORNER)
  .concat(
    Array.from({ length: 441 }, (_, at) => [at % 21, Math.floor(at / 21)] as const)
      .filter(
        ([x, y]) => (x > 7 || (y > 7 && y < 13)) && (x < 13 || y > 7) && (x * 5 + y * 3 + x * y) % 7 < 3,
      )
      .map(([x, y]) => `M${String(x)},${String(y)}h1v1h-1Z`),
  )
  .join('');

/** What a friend gets, until the link is made: the message as a chat shows it, and the code to scan. */
const Sample = styled.figure`
  ${oneColumn}
  gap: ${space(6)};
  margin: 0;
  align-items: start;
  figcaption {
    grid-column: 1 / -1;
    grid-row: 1;
    margin-bottom: ${space(-3)};
    font-weight: 700;
  }
  blockquote {
    margin: 0;
    padding: ${space(3)};
    border-radius: 0 ${space(3)} ${space(3)};
    background: var(--palm-tint);
    font-size: var(--t-sm);
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  div {
    ${centered}
    justify-self: center;
    width: 10rem;
    > * {
      grid-area: 1 / 1;
    }
  }
  svg {
    width: 100%;
    fill: currentColor;
  }
  b {
    padding: ${space(0.5)} ${space(1.5)};
    border: 2px solid var(--brick);
    border-radius: var(--radius);
    background: var(--white);
    color: var(--brick);
    font-size: var(--t-xs);
    letter-spacing: 0.09em;
    text-transform: uppercase;
    transform: rotate(-4deg);
  }
  ${from.sm} {
    grid-template-columns: minmax(0, 1fr) auto;
    div {
      width: clamp(7rem, 12vw, 8rem);
    }
  }
  ${scriptsOnly}
`;

/** Where the link will be. */
const Blank = styled.p`
  flex: 1 1 17rem;
  padding: ${space(3)} ${space(4)};
  border: 2px dashed var(--line-strong);
  border-radius: var(--radius);
  color: var(--ink-soft);
  font-size: min(1.0625rem, 3.9vw);
  font-weight: 700;
  overflow-wrap: anywhere;
`;

const Intro = styled.p`
  max-width: var(--measure);
`;
