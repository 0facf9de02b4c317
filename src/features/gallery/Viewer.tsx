import { useId, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { env } from '../../config/env';
import { paths } from '../../config/paths';
import { galleryStages, galleryWords as words } from '../../content/pages/gallery';
import type { Picture as PictureData } from '../../lib/picture';
import { Button } from '../../ui/buttons/Button';
import { CopyButton } from '../../ui/buttons/CopyButton';
import { ModalDialog } from '../../ui/ModalDialog';
import { Picture } from '../../ui/Picture';
import { Small, Stencil } from '../../ui/theme/text';
import { centered, from, space } from '../../ui/theme/tokens';
import type { TouchEvent } from 'react';

interface ViewerProps {
  readonly picture: PictureData;
  /** The pictures to page through. */
  readonly pictures: readonly PictureData[];
  readonly onShow: (picture: PictureData) => void;
  readonly onClose: () => void;
}

/** A full-screen picture with its caption. Arrow keys and swipes turn pages, Escape closes. */
export default function Viewer({ picture, pictures, onShow, onClose }: ViewerProps) {
  const headingId = useId();
  const index = Math.max(0, pictures.indexOf(picture));
  const hasOthers = pictures.length > 1;

  const page = (step: -1 | 1) => {
    const to = pictures[(index + step + pictures.length) % pictures.length];
    if (to && hasOthers) onShow(to);
  };
  const swipe = useSwipe(page);

  // A layout effect, so that keys work from the first paint.
  useLayoutEffect(() => {
    const onKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      // Those are the browser's, such as Back.
      if (altKey || ctrlKey || metaKey) return;
      if (key === 'ArrowLeft') page(-1);
      if (key === 'ArrowRight') page(1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  });

  return (
    <ModalDialog labelledBy={headingId} closeLabel={words.close} onClose={onClose} fullScreen>
      <Figure {...swipe}>
        {/* The key remounts the image, so that the previous picture doesn't linger while the next one loads. */}
        <Large key={picture.name} picture={picture} sizes="100vw" priority />
        <figcaption>
          <div aria-live="polite">
            <Stencil id={headingId}>
              {`${galleryStages[picture.stage]} · ${words.position(index + 1, pictures.length)}`}
            </Stencil>
            <p>{picture.caption}</p>
            <Small>{picture.alt}</Small>
          </div>
          <Controls>
            {hasOthers && (
              <Button $variant="secondary" onClick={() => page(-1)} aria-label={words.previous}>
                <span aria-hidden="true">←</span>
              </Button>
            )}
            <CopyButton text={`${env.siteUrl}${paths.gallery}?picture=${picture.name}`}>
              {words.copy}
            </CopyButton>
            {hasOthers && (
              <Button $variant="secondary" onClick={() => page(1)} aria-label={words.next}>
                <span aria-hidden="true">→</span>
              </Button>
            )}
          </Controls>
        </figcaption>
      </Figure>
    </ModalDialog>
  );
}

/** Phones in portrait, where the window is much higher than the picture. */
const upright = '@media (max-width: 39.99em) and (orientation: portrait)';

const Figure = styled.figure`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-height: 100dvh;
  touch-action: pan-y pinch-zoom;
  /* The picture and its caption meet in the middle, and the buttons are at the bottom. */
  ${upright} {
    grid-template-rows: 50dvh 1fr;
  }
  figcaption {
    display: grid;
    grid-template-rows: 1fr auto;
    gap: ${space(4)};
    padding: ${space(4)} max(var(--gutter), env(safe-area-inset-left))
      max(${space(5)}, env(safe-area-inset-bottom));
    ${from.md} {
      grid-template: auto / minmax(0, 1fr) auto;
      align-items: end;
      gap: ${space(10)};
    }
  }
  p + p {
    margin-top: ${space(1)};
    max-width: 52rem;
  }
`;

/** The whole picture, below the close button, whatever the window's shape. */
const Large = styled(Picture)`
  ${centered}
  min-height: 12rem;
  padding-top: ${space(15)};
  overflow: hidden;
  ${from.md} {
    padding-top: 0;
  }
  img {
    width: 100%;
    height: 100%;
    max-height: calc(100dvh - 14rem);
    object-fit: contain;
    background: transparent;
    ${upright} {
      max-height: calc(50dvh - ${space(15)});
      object-position: bottom;
    }
  }
`;

/** At the bottom, within reach of a thumb. */
const Controls = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: ${space(2)};
  button {
    min-width: 4rem;
  }
`;

/** Minimum horizontal distance of a swipe. */
const SWIPE_PX = 48;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Horizontal one-finger swipes: left is next, right is previous. Pinching and vertical scrolling are ignored.
 * @returns touch handlers for the element
 */
function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const start = useRef<Point>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      const from = start.current;
      start.current = undefined;
      if (!finger || !from) return;
      const dx = finger.clientX - from.x;
      const dy = finger.clientY - from.y;
      if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 2 * Math.abs(dy)) return;
      onSwipe(dx < 0 ? 1 : -1);
    },
  };
}
