import styled from 'styled-components';
import { Code } from '../../ui/theme/text';

/** A storage key, which breaks only after its first dot. */
export function EntryName({ children: key }: { readonly children: string }) {
  const end = key.indexOf('.') + 1;
  return (
    <Name>
      {key.slice(0, end)}
      <wbr />
      <Whole>{key.slice(end)}</Whole>
    </Name>
  );
}

const Name = styled(Code)`
  letter-spacing: 0;
  overflow-wrap: normal;
`;

const Whole = styled.span`
  white-space: nowrap;
`;
