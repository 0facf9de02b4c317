import styled from 'styled-components';
import { Code } from '../../ui/theme/text';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';

interface EntryNameProps {
  readonly children: string;
  /** Shows the key from its first dot on. Screen readers, and text that is copied, get all of it. */
  readonly isShort?: boolean;
}

/** A storage key, which breaks only before its first dot. */
export function EntryName({ children: key, isShort = false }: EntryNameProps) {
  const dot = Math.max(0, key.indexOf('.'));
  const prefix = key.slice(0, dot);
  return (
    <Name>
      {isShort ? <VisuallyHidden>{prefix}</VisuallyHidden> : <span>{prefix}</span>}
      {!isShort && <wbr />}
      <Whole>{key.slice(dot)}</Whole>
    </Name>
  );
}

const Name = styled(Code)`
  letter-spacing: 0;
  overflow-wrap: normal;
`;

/** On a line of its own rather than broken, unless it's wider than that. */
const Whole = styled.span`
  display: inline-block;
  max-width: 100%;
  overflow-wrap: anywhere;
`;
