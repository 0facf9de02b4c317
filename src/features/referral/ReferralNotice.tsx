import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { keptReferralWords as words } from '../../content/referralKept';
import { Button } from '../../ui/Button';
import { Code } from '../../ui/text';
import { onPaper, space } from '../../ui/tokens';
import { noticeDismissed, referralForgotten, selectReferralCode, selectShowsNotice } from './referralSlice';
import { useReferralArrival } from './useReferralArrival';

/**
 * One calm line at the foot of the window for a visitor who came by a referral link: what is kept, how long, and
 * how to be rid of it. It stands in the layout, where it also takes note of the link. Fixed, so that nothing moves.
 */
export function ReferralNotice() {
  useReferralArrival();
  const dispatch = useDispatch();
  const code = useSelector(selectReferralCode);
  const isShown = useSelector(selectShowsNotice);
  return (
    <div role="status">
      {isShown && (
        <Line>
          <p>
            {words.told} <Code>{code}</Code> {words.stays}
          </p>
          <div>
            <Quiet
              $variant="quiet"
              onClick={() => {
                dispatch(noticeDismissed());
              }}
            >
              {words.accept}
            </Quiet>
            <Quiet
              $variant="quiet"
              onClick={() => {
                dispatch(referralForgotten());
              }}
            >
              {words.drop}
            </Quiet>
          </div>
        </Line>
      )}
    </div>
  );
}

const Line = styled.div`
  position: fixed;
  inset: auto auto 0 0;
  z-index: 15;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(5)};
  max-width: min(100%, 60rem);
  padding: ${space(2)} max(var(--gutter), env(safe-area-inset-left))
    max(${space(2)}, env(safe-area-inset-bottom));
  border-block-start: 4px solid var(--amber);
  background: var(--ink);
  color: var(--paper);
  --focus: #ffd27a;
  font-size: var(--t-sm);
  line-height: 1.4;
  p {
    flex: 1 1 20rem;
    padding-block: ${space(2)};
  }
  ${onPaper} {
    display: none;
  }
`;

const Quiet = styled(Button)`
  min-height: 2.75rem;
  font-size: var(--t-sm);
  &:first-child {
    margin-inline-start: calc(-1 * ${space(2)});
  }
`;
