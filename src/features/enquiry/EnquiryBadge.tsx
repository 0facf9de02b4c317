import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../config/paths';
import { enquiryBadge } from '../../content/layout';
import { useDevice } from '../../device/useDevice';
import { plainLink, space, touchRow, visuallyHidden } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { enquiryList, LIST_ID } from './enquiryList';

/** The header's link to the enquiry list with the number of items. Renders nothing while the list is empty. */
export function EnquiryBadge() {
  const [items] = useDevice(enquiryList);
  if (items.length === 0) return null;
  return (
    <Badge to={`${paths.shop}#${LIST_ID}`}>
      <VisuallyHidden>{enquiryBadge.shop} </VisuallyHidden>
      <Word>{enquiryBadge.list}</Word>
      <Count>{items.length}</Count>
      <VisuallyHidden>{` ${enquiryBadge.items(items.length)}`}</VisuallyHidden>
    </Badge>
  );
}

const Badge = styled(Link)`
  position: relative;
  ${touchRow}
  justify-content: center;
  gap: ${space(1.5)};
  min-width: var(--touch);
  ${plainLink}
  font-weight: 600;
  white-space: nowrap;
  &:hover {
    text-decoration: underline;
  }
`;

/** Visually hidden on the narrowest phones, where only the count fits. */
const Word = styled.span`
  @media (max-width: 22em) {
    ${visuallyHidden}
  }
`;

const Count = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 1.5rem;
  height: 1.5rem;
  padding-inline: ${space(1.5)};
  border-radius: 999px;
  background: var(--amber);
  color: var(--ink);
  font-size: var(--t-xs);
  font-weight: 800;
  line-height: 1;
  font-variant-numeric: tabular-nums;
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
