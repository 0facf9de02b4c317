import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { enquiryWords as words } from '../../content/tools/enquiry';
import { useDevice } from '../../device/useDevice';
import { ButtonLink } from '../../ui/buttons/Button';
import { from, screenOnly, space, touchRow, visuallyHidden, whileTyping } from '../../ui/theme/tokens';
import { Cluster } from '../../ui/theme/layout';
import { quoteLink } from './quoteLink';
import { enquiryList } from './enquiryList';
import { LIST_ID } from './listId';

/**
 * A sticky bar linking to the list on small screens, where the list isn't next to the products. Not sticky while the
 * visitor types.
 */
export function ListBar() {
  const [items] = useDevice(enquiryList);
  if (items.length === 0) return null;
  return (
    <Bar as="nav" $gap={[2, 4]} aria-label={words.bar}>
      <Link to={`#${LIST_ID}`}>
        <span>{words.count(items.length)}</span>
        <Where>&nbsp;{words.onList}</Where>
      </Link>
      <ButtonLink to={quoteLink(items)}>{words.ask}</ButtonLink>
    </Bar>
  );
}

/** Visually hidden on phones, where only the number fits. */
const Where = styled.span`
  @media (max-width: 29.99em) {
    ${visuallyHidden}
  }
`;

const Bar = styled(Cluster)`
  position: sticky;
  bottom: 0;
  z-index: 8;
  justify-content: space-between;
  margin: ${space(8)} calc(-1 * var(--gutter)) 0;
  padding: ${space(2)} var(--gutter) max(${space(2)}, env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--paper);
  > a:first-child {
    ${touchRow}
    color: inherit;
    font-weight: 700;
  }
  ${whileTyping} & {
    position: static;
  }
  ${from.md} {
    display: none;
  }
  ${screenOnly}
`;
