import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { company } from '../../content/company';
import { ownLinkWords as words } from '../../content/pages/referral';
import { draftMessages } from '../../content/sending';
import type { DeviceThunk } from '../../device/deviceListeners';
import { useDevice, useDeviceDispatch } from '../../device/useDevice';
import { makeReferralCode } from '../../lib/referralCode';
import { Button, ScriptButton } from '../../ui/buttons/Button';
import { EmailLink } from '../../ui/links';
import { focusAfterRemoval } from '../../ui/focus';
import { Cluster, Stack } from '../../ui/theme/layout';
import { Small } from '../../ui/theme/text';
import { oneColumn, scriptsOnly, space } from '../../ui/theme/tokens';
import { WithoutScripts } from '../../ui/theme/Only';
import { OwnLinkSheet } from './OwnLinkSheet';
import { ownCode } from './referralSlice';

interface OwnLinkProps {
  /** The site's public address, which referral links start with. */
  readonly siteUrl: string;
}

/** Makes, shows and removes the visitor's own referral link, which only this device stores. */
export function OwnLink({ siteUrl }: OwnLinkProps) {
  const { code, isSaved, isNew, canUndo, make, remove, undo } = useOwnLink();
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
          {canUndo && (
            <Cluster as="p" $gap={[0, 3]}>
              <span>{words.removed}</span>
              <Button
                $variant="quiet"
                onClick={() => {
                  undo();
                  focusAfterRemoval(place.current, words.putBack);
                }}
              >
                {draftMessages.undo}
              </Button>
            </Cluster>
          )}
          <Making>
            <Blank aria-hidden="true">{new URL(siteUrl).host}/?ref=••••••••</Blank>
            <ScriptButton onClick={make}>{words.make}</ScriptButton>
          </Making>
          <Intro>{words.intro}</Intro>
          <Sample>
            <figcaption>{words.next}</figcaption>
            <blockquote>{words.message(`${new URL(siteUrl).host}/?ref=••••••••`)}</blockquote>
            <Small>{words.scanNext}</Small>
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

/** Removes the code until Undo, since it can't be made again. */
const removed = (): DeviceThunk => (dispatch, getState) => {
  dispatch(ownCode.removed(ownCode.selectRecord(getState())));
};

/** The visitor's own referral code. */
function useOwnLink() {
  const dispatch = useDeviceDispatch();
  const [code, setCode, , isSaved] = useDevice(ownCode);
  const canUndo = useSelector(ownCode.selectCanUndo);
  /** Whether the visitor made the code on this visit, so that focus follows to its sheet. */
  const [isNew, setIsNew] = useState(false);

  useEffect(() => {
    dispatch(renewed());
  }, [dispatch]);

  return {
    code,
    isSaved,
    isNew,
    canUndo,
    make: () => {
      setCode((current) => current || makeReferralCode());
      setIsNew(true);
    },
    remove: () => {
      dispatch(removed());
      setIsNew(false);
    },
    undo: () => {
      dispatch(ownCode.undone());
    },
  };
}

const Place = styled.div`
  scroll-margin-top: ${space(8)};
  &:focus {
    outline: none;
  }
`;

/** The button ends at the card's edge, beside the link's place or below it. */
const Making = styled(Cluster)`
  align-items: stretch;
  > button {
    flex-grow: 1;
  }
  ${scriptsOnly}
`;

/** What a friend gets, until the link is made: the message as a chat shows it. */
const Sample = styled.figure`
  ${oneColumn}
  gap: ${space(3)};
  figcaption {
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
  ${scriptsOnly}
`;

/** Where the link will be. */
const Blank = styled.p`
  flex: 99 1 17rem;
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
