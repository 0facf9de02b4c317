import { useId } from 'react';
import styled from 'styled-components';
import { accountWords } from '../../content/pages/account';
import { useStored } from '../../storage/useStored';
import { Small, Stencil } from '../../ui/theme/text';
import { ReferenceLine, ReferenceLines } from './ReferenceLines';
import { storedRecent } from './model/recent';

const MOST = 3;
const { me: words } = accountWords;

/** The latest requests made or looked up on this device, for the account dialog. */
export default function RecentRequests() {
  const [recent] = useStored(storedRecent);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stencil as="h3" id={id}>
        {words.recent}
      </Stencil>
      {recent.length === 0 && <Small>{words.noneRecent}</Small>}
      <List>
        {recent.slice(0, MOST).map((one) => (
          <ReferenceLine key={one.reference} recent={one} />
        ))}
      </List>
    </section>
  );
}

const List = styled(ReferenceLines)`
  li {
    justify-content: space-between;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;
