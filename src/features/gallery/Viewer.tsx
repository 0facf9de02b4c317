import { useEffect, useId, useRef } from 'react';
import type { TouchEvent } from 'react';
import styled from 'styled-components';
import { galleryStages, galleryWords as words } from '../../content/gallery';
import type { Picture as PictureData } from '../../lib/picture';
import { Button } from '../../ui/Button';
import { ModalDialog } from '../../ui/ModalDialog';
import { Picture } from '../../ui/Picture';
import { Small, Stencil } from '../../ui/text';
import { space } from '../../ui/tokens';

interface ViewerProps {
  readonly picture: PictureData;
  /** Those one may page through. */
  readonly pictures: readonly PictureData[];
  readonly onShow: (picture: PictureData) => void;
  readonly onClose: () => void;
}

/** A finger that moves less than this is not a swipe. */
const SWIPE_PX = 48;

/** One picture as large as the window, with what it teaches. Arrow keys and swipes page, Escape closes. */
export function Viewer({ picture, pictures, onShow, onClose }: ViewerProps) {
  const headingId = useId();
  const touchedAt = useRef<number>(undefined);
  const index = Math.max(0, pictures.indexOf(picture));

  const page = (step: -1 | 1) => {
    const to = pictures[(index + step + pictures.length) % pictures.length];
    if (to) onShow(to);
  };

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') page(-1);
      if (key === 'ArrowRight') page(1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  });

  const swipe = {
    onTouchStart: (event: TouchEvent) => {
      touchedAt.current = event.touches[0]?.clientX;
    },
    onTouchEnd: (event: TouchEvent) => {
      const moved = (event.changedTouches[0]?.clientX ?? 0) - (touchedAt.current ?? 0);
      if (touchedAt.current !== undefined && Math.abs(moved) > SWIPE_PX) page(moved < 0 ? 1 : -1);
      touchedAt.current = undefined;
    },
  };

  return (
    <ModalDialog labelledBy={headingId} closeLabel={words.close} onClose={onClose} width="80rem">
      <figure {...swipe}>
        <Large picture={picture} sizes="min(80rem, 100vw)" priority />
        <Caption>
          <div aria-live="polite">
            <Stencil id={headingId}>
              {galleryStages[picture.stage]} · {words.position(index + 1, pictures.length)}
            </Stencil>
            <p>{picture.caption}</p>
          </div>
          <div>
            <Button
              $variant="secondary"
              onClick={() => {
                page(-1);
              }}
              aria-label={words.previous}
            >
              <span aria-hidden="true">←</span>
            </Button>
            <Button
              $variant="secondary"
              onClick={() => {
                page(1);
              }}
              aria-label={words.next}
            >
              <span aria-hidden="true">→</span>
            </Button>
          </div>
        </Caption>
        <Small as="p">{picture.alt}</Small>
      </figure>
    </ModalDialog>
  );
}

const Large = styled(Picture)`
  img {
    max-height: 72dvh;
    object-fit: contain;
  }
`;

const Caption = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(4)} ${space(5)} 0;
  > div:first-child {
    flex: 1 1 18rem;
  }
  > div:last-child {
    display: flex;
    gap: ${space(2)};
  }
  & + p {
    padding: ${space(2)} ${space(5)} ${space(5)};
  }
`;
