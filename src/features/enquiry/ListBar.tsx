import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { enquiryWords as words } from '../../content/tools/enquiry';
import { useDevice } from '../../device/useDevice';
import { ButtonLink } from '../../ui/buttons/Button';
import { screenOnly, space, touchRow, visuallyHidden, whileTyping } from '../../ui/theme/tokens';
import { Cluster, Container } from '../../ui/theme/layout';
import { enquiryList, LIST_ID } from './enquiryList';
import { quoteLink } from './quoteLink';

/** A sticky bar linking to the list, which comes after the products. Not sticky while the visitor types. */
export function ListBar() {
  const [items] = useDevice(enquiryList);
  if (items.length === 0) return null;
  return (
    <Bar aria-label={words.bar}>
      <Ends as={Container} $gap={[2, 4]}>
        <Link to={`#${LIST_ID}`}>
          <span>{words.count(items.length)}</span>
          <Where>&nbsp;{words.onList}</Where>
        </Link>
        <ButtonLink to={quoteLink(items)}>{words.ask}</ButtonLink>
      </Ends>
    </Bar>
  );
}

/** Visually hidden on phones, where only the number fits. */
const Where = styled.span`
  @media (max-width: 29.99em) {
    ${visuallyHidden}
  }
`;

const Bar = styled.nav`
  position: sticky;
  bottom: 0;
  z-index: 8;
  padding-block: ${space(2)} max(${space(2)}, env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--paper);
  ${whileTyping} & {
    position: static;
  }
  ${screenOnly}
`;

const Ends = styled(Cluster)`
  justify-content: space-between;
  > a:first-child {
    ${touchRow}
    color: inherit;
    font-weight: 700;
  }
`;
