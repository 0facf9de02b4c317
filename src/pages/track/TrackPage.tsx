import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { company } from '../../content/company';
import { sharedTrackPage, trackPage } from '../../content/pages/trackPage';
import { boardButton } from '../../content/pages/tracking';
import { useListeners } from '../../drafts/useListeners';
import { useAccountView } from '../../features/account/useAccountView';
import { RecentReferences } from '../../features/tracking/RecentReferences';
import { LOOKUP_FIELD_ID, TrackLookup } from '../../features/tracking/TrackLookup';
import { lookupListeners, openAddress } from '../../features/tracking/model/lookupListeners';
import type { LookupRoot } from '../../features/tracking/model/lookupListeners';
import { formExpanded, selectLookupState } from '../../features/tracking/model/lookupSlice';
import type { WithTracking } from '../../features/tracking/trackingState';
import { useLookup } from '../../features/tracking/useLookup';
import { StageView } from '../../features/voyage/StageView';
import { Button, ScriptButton } from '../../ui/buttons/Button';
import { Container, Stack } from '../../ui/theme/layout';
import { Band, bandPadding } from '../../ui/Section';
import { Lead, PageTitle } from '../../ui/theme/text';
import { from, onLight, onPaper, screenOnly, space } from '../../ui/theme/tokens';
import { ScriptsOnly, WithoutScripts } from '../../ui/theme/Only';
import { LazyBoard, LazyLookupResult } from './LazyParts';
import { MilestoneMeanings } from './MilestoneMeanings';
import { NoShipmentYet } from './NoShipmentYet';
import { useBoard } from './useBoard';

/** The lookup first, then explanations that don't need one. */
export default function TrackPage() {
  const dispatch = useDispatch<ThunkDispatch<LookupRoot, unknown, UnknownAction>>();
  const { reference, found, isCollapsed, isShared } = useLookup();
  const words = isShared ? sharedTrackPage : trackPage;
  const board = useBoard();
  const isEdited = useSelector((state: WithTracking) => selectLookupState(state).form === 'edited');
  /** The cars saved here come first: the form for another one is a button. */
  const isFolded = board.wasSaved && reference === '' && !isEdited;
  const unfold = () => {
    // Render the field before focusing it.
    flushSync(() => {
      dispatch(formExpanded());
    });
    document.getElementById(LOOKUP_FIELD_ID)?.focus();
  };
  useListeners(lookupListeners);
  useLayoutEffect(() => {
    // The page's code may have loaded after its address.
    dispatch(openAddress());
  }, [dispatch]);
  useForgottenAddress();
  return (
    <>
      <Opening $answered={isCollapsed} $folded={isFolded}>
        <Columns as={Container} $gap={6} $folded={isFolded}>
          <Stack $gap={3}>
            <PageTitle>{words.title}</PageTitle>
            {!isCollapsed && !isFolded && <Lead>{words.lead}</Lead>}
            <WithoutScripts>
              {trackPage.withoutScripts(company.phones[0].label, company.phones[1].label)}
            </WithoutScripts>
            {!isFolded && <RecentReferences />}
          </Stack>
          {isFolded && (
            <Unfold $variant="secondary" aria-expanded={false} onClick={unfold}>
              {boardButton.unfold}
            </Unfold>
          )}
          <LookupPanel hidden={isFolded}>
            <TrackLookup>
              <BoardLink>
                <ScriptButton $variant="quiet" onClick={board.open}>
                  {board.isShown ? boardButton.toBoard : boardButton.open}
                </ScriptButton>
              </BoardLink>
            </TrackLookup>
          </LookupPanel>
        </Columns>
        {!isCollapsed && !isFolded && <Foot at="ship" />}
      </Opening>
      <LazyLookupResult />
      {board.isShown && <LazyBoard openCount={board.openCount} />}
      {!found && !board.isShown && (
        <>
          <NoShipmentYet />
          <MilestoneMeanings />
        </>
      )}
    </>
  );
}

/** Removes what was looked up from the address after a logout, once the account dialog's own history entry is gone. */
function useForgottenAddress(): void {
  const isForgotten = useSelector((state: WithTracking) => selectLookupState(state).isForgotten);
  const [params, setParams] = useSearchParams();
  const { view } = useAccountView();
  useEffect(() => {
    if (!isForgotten || view) return;
    const others = new URLSearchParams(params);
    for (const name of ['reference', 'search']) others.delete(name);
    setParams(others, { replace: true, preventScrollReset: true });
  }, [isForgotten, params, setParams, view]);
}

interface OpeningStyle {
  readonly $answered: boolean;
  readonly $folded: boolean;
}

/**
 * Compact when there's a result below, and not printed with it. Folded once the device is read, so the title stays where
 * it is.
 */
const Opening = styled(Band).attrs<OpeningStyle>(({ $answered, $folded }) => ({
  as: 'header',
  $tone: $answered || $folded ? 'ink' : 'sea',
}))<OpeningStyle>`
  overflow: hidden;
  ${({ $answered }) => $answered && `padding-block: ${space(10)};`}
  ${({ $folded }) => $folded && `padding-bottom: ${space(10)};`}
  ${onPaper} {
    ${({ $answered }) => $answered && 'display: none;'}
    padding: 0;
    background: none;
    color: inherit;
    a,
    section {
      display: none;
    }
  }
`;

/** On phones, in the middle below the button. */
const BoardLink = styled(ScriptsOnly)`
  flex: auto;
  text-align: center;
  ${from.sm} {
    flex: none;
    margin-inline-start: ${space(-2)};
  }
`;

/** The form is as wide as its two fields beside each other. */
const Columns = styled(Stack)<{ readonly $folded: boolean }>`
  position: relative;
  z-index: 1;
  ${from.lg} {
    grid-template-columns: minmax(0, 1fr) 44rem;
  }
  ${({ $folded }) =>
    $folded &&
    css`
      gap: ${space(5)};
      ${from.md} {
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: center;
      }
    `}
`;

const Unfold = styled(Button)`
  justify-self: start;
  ${screenOnly}
`;

/** The journey across the foot of the page's opening, below the form. */
const Foot = styled(StageView)`
  --tile: 56vw;
  margin: -8vw 0 calc(-1 * ${bandPadding});
  ${from.md} {
    --tile: 35vw;
    margin-top: -6.5vw;
  }
`;

const LookupPanel = styled.div`
  padding: clamp(1.25rem, 0.8rem + 1.6vw, 2rem);
  border-top: 4px solid var(--ink);
  border-radius: var(--radius);
  background: var(--white);
  ${onLight}
  ${screenOnly}
`;
