import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { company } from '../../content/company';
import { trackPage } from '../../content/pages/trackPage';
import { boardButton } from '../../content/pages/tracking';
import { useAccountView } from '../../features/account/useAccountView';
import { RecentReferences } from '../../features/tracking/RecentReferences';
import { TrackLookup } from '../../features/tracking/TrackLookup';
import { useTracking } from '../../features/tracking/useTracking';
import { selectLogoutCount } from '../../session/authSlice';
import { ScriptButton } from '../../ui/buttons/ScriptButton';
import { Container, Stack } from '../../ui/theme/layout';
import { Band } from '../../ui/Section';
import { Lead, PageTitle } from '../../ui/theme/text';
import { from, onPaper, screenOnly, scriptsOnly, space } from '../../ui/theme/tokens';
import { LazyBoard } from './LazyBoard';
import { MilestoneMeanings } from './MilestoneMeanings';
import { NoShipmentYet } from './NoShipmentYet';
import { LazyLookupResult } from './LazyLookupResult';
import { useBoard } from './useBoard';

/** The lookup first, then explanations that don't need one. */
export default function TrackPage() {
  return <Tracked key={useForgottenLogouts()} />;
}

/**
 * Removes the reference from the URL after a logout, once the account dialog's own history entry is gone.
 * @returns the number of logouts, in any tab, for which that is done
 */
function useForgottenLogouts(): number {
  const logouts = useSelector(selectLogoutCount);
  const [params, setParams] = useSearchParams();
  const { view } = useAccountView();
  const [forgotten, setForgotten] = useState(logouts);
  if (forgotten !== logouts && !params.has('reference')) setForgotten(logouts);
  useEffect(() => {
    if (forgotten === logouts || view) return;
    const others = new URLSearchParams(params);
    others.delete('reference');
    setParams(others, { replace: true, preventScrollReset: true });
  }, [forgotten, logouts, params, setParams, view]);
  return forgotten;
}

function Tracked() {
  const tracking = useTracking();
  const board = useBoard();
  return (
    <>
      <Opening $answered={tracking.form.isCollapsed}>
        <Columns>
          <Stack $gap={5}>
            <PageTitle>{trackPage.title}</PageTitle>
            {!tracking.form.isCollapsed && <Lead>{trackPage.lead}</Lead>}
            <noscript>{trackPage.withoutScripts(company.phones[0].label, company.phones[1].label)}</noscript>
            <RecentReferences
              recent={tracking.recent}
              isSaved={tracking.isRecentSaved}
              onRemove={tracking.removeRecent}
            />
          </Stack>
          <Desk>
            <TrackLookup tracking={tracking} />
            <Door>
              <ScriptButton $variant="quiet" onClick={board.open}>
                {board.isShown ? boardButton.toBoard : boardButton.open}
              </ScriptButton>
            </Door>
          </Desk>
        </Columns>
      </Opening>
      <LazyLookupResult tracking={tracking} />
      {board.isShown && <LazyBoard tracking={tracking} openCount={board.openCount} />}
      {!tracking.found && !board.isShown && (
        <>
          <NoShipmentYet />
          <MilestoneMeanings />
        </>
      )}
    </>
  );
}

/** Compact when there's a result below, and not printed with it. */
const Opening = styled(Band).attrs({ as: 'header', $tone: 'ink' })<{ readonly $answered: boolean }>`
  ${({ $answered }) => $answered && `padding-block: ${space(10)};`}
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

const Door = styled.div`
  margin-top: ${space(3)};
  text-align: center;
  ${scriptsOnly}
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  ${from.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: clamp(2rem, 5vw, 5rem);
    align-items: start;
  }
`;

const Desk = styled.div`
  padding: clamp(1.25rem, 0.8rem + 1.6vw, 2rem);
  border-radius: var(--radius);
  background: var(--paper);
  color: var(--ink);
  --focus: var(--focus-on-light);
  --ink-soft: var(--ink-soft-on-light);
  --line-strong: var(--line-strong-on-light);
  ${screenOnly}
`;
