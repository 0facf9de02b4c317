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
  /** Another crop of the same scene. */
  readonly crop?: PictureFiles;
  /** The windows that show it. By default, those of up to 480 px. */
  readonly cropMedia?: string;
  readonly className?: string;
}

/** In em, so that large text counts as a narrow window. */
const PHONES = '(max-width: 30em)';

/** One of the site's pictures, as AVIF with a WebP fallback. Its intrinsic size reserves its space. */
export function Picture({
  picture,
  sizes,
  priority = false,
  decorative = false,
  crop,
  cropMedia = PHONES,
  className,
}: PictureProps) {
  const isHydrated = useIsHydrated();
  // With data saving on, load the smallest file. Doesn't apply to pictures that are already painted.
  const isSmall = isHydrated && !priority && connectionOf(navigator) === 'metered';
  const srcSet = (files: PictureFiles, format: 'avif' | 'webp') =>
    (isSmall ? files.widths.slice(0, 1) : files.widths)
      .map((width) => `${pictureUrl(files, width, format)} ${String(width)}w`)
      .join(', ');
  const fallbackWidth = picture.widths[isSmall ? 0 : 1] ?? picture.width;
  return (
    <Frame className={className} data-priority={priority || undefined}>
      {crop &&
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            media={cropMedia}
            srcSet={srcSet(crop, format)}
            sizes={sizes}
            width={crop.width}
            height={crop.height}
          />
        ))}
      <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
      <Img
        $color={picture.color}
        srcSet={srcSet(picture, 'webp')}
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
  background: ${({ $color }) => $color};
`;
