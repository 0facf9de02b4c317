import styled from 'styled-components';
import { Notice } from '../../../ui/Notice';

interface WarningsProps {
  readonly title?: string;
  readonly texts: readonly string[];
}

/** Warnings about an answer, announced as they appear. They don't block. */
export function Warnings({ title, texts }: WarningsProps) {
  return (
    <LiveRegion aria-live="polite">
      {texts.length > 0 && (
        <Notice tone="caution" {...(title && { title })}>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
    </LiveRegion>
  );
}

/** As wide as its form. While empty, it's out of the flow, because a grid would leave a gap for it. */
export const LiveRegion = styled.div`
  grid-column: 1 / -1;
  &:empty {
    position: absolute;
  }
`;
