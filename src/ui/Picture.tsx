import styled from 'styled-components';
import { connectionOf } from '../lib/connection';
import { pictureUrl } from '../lib/picture';
import type { PictureFiles } from '../lib/picture';
import { useIsHydrated } from './hooks/useIsHydrated';

interface PictureProps {
  readonly picture: PictureFiles;
  /** How wide the picture's slot is: the `sizes` of HTML. */
  readonly sizes: string;
  /** The first picture of a page: fetched at once and with high priority; every other waits until it is near. */
  readonly priority?: boolean;
  /** Where the words beside it say the same, a picture needs no alternative. */
  readonly decorative?: boolean;
  readonly className?: string;
}

/** One of our own pictures: AVIF with a WebP fallback, its place kept by its intrinsic size. */
export function Picture({ picture, sizes, priority = false, decorative = false, className }: PictureProps) {
  const isHydrated = useIsHydrated();
  // Who saves data gets the smallest there is; what was painted already is not fetched again.
  const isSmall = isHydrated && !priority && connectionOf(navigator) === 'metered';
  const widths = isSmall ? picture.widths.slice(0, 1) : picture.widths;
  const srcSet = (format: 'avif' | 'webp') =>
    widths.map((width) => `${pictureUrl(picture, width, format)} ${String(width)}w`).join(', ');
  const fallbackWidth = widths[1] ?? widths[0] ?? picture.width;
  return (
    <Frame className={className} data-priority={priority || undefined}>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <Img
        $color={picture.color}
        srcSet={srcSet('webp')}
        sizes={sizes}
        src={pictureUrl(picture, fallbackWidth, 'webp')}
        width={picture.width}
        height={picture.height}
        alt={decorative ? '' : picture.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
      />
    </Frame>
  );
}

const Frame = styled.picture`
  display: block;
`;

const Img = styled.img<{ $color: string }>`
  width: 100%;
  height: auto;
  background: ${({ $color }) => $color};
`;
