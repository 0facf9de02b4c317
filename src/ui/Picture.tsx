import styled from 'styled-components';
import { connectionOf } from '../lib/connection';
import { pictureUrl } from '../lib/picture';
import type { PictureFiles } from '../lib/picture';
import { useIsHydrated } from './hooks/useIsHydrated';

interface PictureProps {
  readonly picture: PictureFiles;
  /** The slot's width, as in HTML's `sizes`. */
  readonly sizes: string;
  /** Set on a page's first picture, to load it at once with high priority. Others load when scrolled near. */
  readonly priority?: boolean;
  /** Set if the text next to it says the same, for an empty `alt`. */
  readonly decorative?: boolean;
  readonly className?: string;
}

/** One of the site's pictures, as AVIF with a WebP fallback. Its intrinsic size reserves its space. */
export function Picture({ picture, sizes, priority = false, decorative = false, className }: PictureProps) {
  const isHydrated = useIsHydrated();
  // With data saving on, load the smallest file. Doesn't apply to pictures that are already painted.
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
