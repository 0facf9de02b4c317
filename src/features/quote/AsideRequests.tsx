import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { whichRequest as words } from '../../content/quote/quote';
import { formatTime } from '../../lib/time/dates';
import { ownTimeZone } from '../../lib/time/zonedTime';
import { Button } from '../../ui/buttons/Button';
import { useNow } from '../../ui/hooks/useNow';
import { Cluster } from '../../ui/theme/layout';
import { Small } from '../../ui/theme/text';
import { screenOnly, space } from '../../ui/theme/tokens';
import { asideItem, takeable, takeBack } from './model/aside';
import { requestName } from './model/draftText';
import { useQuoteDispatch } from './model/quoteDraft';

/**
 * Offers to go back to the requests that were set aside, in this tab or another.
 * @param onTaken called after the draft has been switched
 */
export function AsideRequests({ onTaken }: { readonly onTaken?: () => void }) {
  const dispatch = useQuoteDispatch();
  const all = useSelector(asideItem.select);
  const now = useNow();
  return takeable(all, now ?? Infinity).map(({ draft, until }) => (
    <Row $gap={[2, 4]} key={draft.requestId}>
      <Button
        $variant="secondary"
        onClick={() => {
          dispatch(takeBack(draft.requestId));
          onTaken?.();
        }}
      >
        {words.takeBack(requestName(draft.values))}
      </Button>
      <Small as="span">{words.until(formatTime(new Date(until), ownTimeZone()))}</Small>
    </Row>
  ));
}

const Row = styled(Cluster)`
  margin-top: ${space(4)};
  ${screenOnly}
`;
