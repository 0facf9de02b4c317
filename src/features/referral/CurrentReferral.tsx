import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { paths } from '../../config/paths';
import { storageKeys } from '../../config/storageKeys';
import { referralNotice as words } from '../../content/pages/referralNotice';
import type { WithDevice } from '../../device/deviceSlice';
import { useDevice } from '../../device/useDevice';
import { formatDate } from '../../lib/time/dates';
import { DAY_MS } from '../../lib/time/timeUnits';
import { ownTimeZone } from '../../lib/time/zonedTime';
import { Button, ButtonLink } from '../../ui/buttons/Button';
import { focusAfterRemoval, pageHeading } from '../../ui/focus';
import { Cluster, Container } from '../../ui/theme/layout';
import { Code, SubTitle } from '../../ui/theme/text';
import { from, screenOnly, space } from '../../ui/theme/tokens';
import { referralCode, selectIsNoticeOpen } from './referralSlice';
import { useRemoveCode } from './useRemoveCode';

/** Shows the referral code in use after the notice was dismissed, with its expiry date and a button to remove it. */
export function CurrentReferral() {
  const [referral, , , isSaved] = useDevice(referralCode);
  const remove = useRemoveCode();
  const savedAt = useSelector((state: WithDevice) => referralCode.selectRecord(state)?.savedAt ?? 0);
  const isNoticeShown = useSelector(selectIsNoticeOpen);
  if (!referral || isNoticeShown) return null;
  const expiresAt = savedAt + storageKeys.referralCode.lifetimeDays * DAY_MS;
  const lastDay = formatDate(new Date(expiresAt), ownTimeZone());
  return (
    <Band aria-labelledby="current-referral">
      <Row>
        <div>
          <SubTitle as="h2" id="current-referral">
            {words.title}
          </SubTitle>
          <p>
            {words.code} <Code>{referral.code}</Code>.{' '}
            <span>{isSaved ? words.savedUntil(lastDay) : words.notSaved}</span>
          </p>
        </div>
        <Cluster>
          <ButtonLink to={paths.quote} $variant="secondary">
            {words.toQuote}
          </ButtonLink>
          <Button
            $variant="quiet"
            onClick={() => {
              remove();
              focusAfterRemoval(pageHeading(), words.removed);
            }}
          >
            {words.remove}
          </Button>
        </Cluster>
      </Row>
    </Band>
  );
}

const Band = styled.section`
  padding-block: ${space(6)};
  background: var(--amber-tint);
  color: var(--ink);
  ${screenOnly}
`;

const Row = styled(Container)`
  display: grid;
  gap: ${space(4)};
  p {
    margin-top: ${space(1)};
  }
  ${from.md} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(10)};
  }
`;
