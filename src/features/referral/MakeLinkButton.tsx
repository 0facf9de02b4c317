import styled from 'styled-components';
import { ownLinkWords as words } from '../../content/pages/referral';
import { ButtonAnchor } from '../../ui/buttons/Button';
import { ScriptButton } from '../../ui/buttons/ScriptButton';
import type { OwnLinkState } from './useOwnLink';
import { scriptsOnly } from '../../ui/theme/tokens';

interface MakeLinkButtonProps {
  readonly ownLink: OwnLinkState;
  /** The id of the section that shows the link. */
  readonly sectionId: string;
}

/** Makes the visitor's referral link; once there is one, leads to it. */
export function MakeLinkButton({ ownLink: { code, make }, sectionId }: MakeLinkButtonProps) {
  return code ? (
    <ButtonAnchor $variant="secondary" href={`#${sectionId}`}>
      {words.see}
    </ButtonAnchor>
  ) : (
    <Make onClick={make}>{words.make}</Make>
  );
}

const Make = styled(ScriptButton)`
  ${scriptsOnly}
`;
