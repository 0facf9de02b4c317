import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { galleryStages, galleryWords as words } from '../../content/pages/gallery';
import { LazyPart } from '../../ui/late/LazyPart';
import { LoadBar } from '../../ui/late/LoadBar';
import { Picture } from '../../ui/Picture';
import { pageWide } from '../../ui/theme/pictureSizes';
import { Stencil } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';
import { placeOf } from './placeOf';
import type { Place } from './placeOf';
import { StageFilter } from './StageFilter';
import { useGallery } from './useGallery';

const loadViewer = () => import('./Viewer').then((module) => ({ default: module.Viewer }));

/** The gallery grid with a stage filter. Each picture opens in the viewer. */
export function PictureWall() {
  const { stages, stage, pictures, open, linkTo, show, close } = useGallery();
  return (
    <>
      <StageFilter stages={stages} stage={stage} count={pictures.length} />
      <Wall>
        {pictures.map((picture, index) => {
          const place = placeOf(index, pictures.length);
          return (
            <Item key={picture.name} id={picture.name} $place={place}>
              <figure>
                <Link {...linkTo(picture)} aria-label={words.open(picture.caption)}>
                  <Picture picture={picture} sizes={sizes[place]} />
                  <Corner width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
                    <path d="M11 3h6v6M9 17H3v-6M17 3l-6 6M3 17l6-6" />
                  </Corner>
                </Link>
                <figcaption>
                  <Stencil>{galleryStages[picture.stage]}</Stencil>
                  <p>{picture.caption}</p>
                </figcaption>
              </figure>
            </Item>
          );
        })}
      </Wall>
      {open && (
        <LazyPart
          load={loadViewer}
          props={{
            picture: open,
            pictures: pictures.includes(open) ? pictures : [open],
            onShow: show,
            onClose: close,
          }}
          failure={() => <LoadBar offersReload>{words.unavailable}</LoadBar>}
        >
          <LoadBar>{words.opening}</LoadBar>
        </LazyPart>
      )}
    </>
  );
}

const sizes: Record<Place, string> = {
  large: pageWide('min(78vw, 64rem)'),
  side: pageWide('27vw', '50vw'),
  half: pageWide('40vw', '50vw'),
  row: pageWide('min(64vw, 54rem)'),
};

/** On phones one below the other, from edge to edge. */
const Wall = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)} ${space(6)};
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.md} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

/** Alone in its row on tablets. */
const wide = css`
  ${from.sm} {
    grid-column: 1 / -1;
  }
`;

/** As high as the two pictures at its side, whatever their captions' length. */
const large = css`
  ${wide}
  ${from.md} {
    grid-area: auto / span 4 / span 2;
    figure {
      display: grid;
      grid-template-rows: minmax(0, 1fr) auto;
      height: 100%;
    }
    picture {
      position: absolute;
      inset: 0;
      padding: 0;
    }
  }
`;

/** On large screens next to its caption, so that both fit in the window. */
const row = css`
  ${wide}
  ${from.md} {
    figure {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
      gap: ${space(6)};
    }
    figcaption {
      padding-top: 0;
    }
  }
`;

const places: Record<Place, ReturnType<typeof css>> = {
  large,
  side: css`
    ${from.md} {
      grid-column: span 2;
    }
  `,
  half: css`
    ${from.md} {
      grid-column: span 3;
    }
  `,
  row,
};

const Item = styled.li<{ $place: Place }>`
  a {
    position: relative;
    display: block;
    @media (max-width: 39.99em) {
      margin-inline: calc(-1 * var(--gutter));
    }
  }
  /* All are 16 by 9, also the few that were taken taller, so that the captions of a row are level. */
  picture {
    position: relative;
    padding-top: 56.25%;
  }
  img {
    position: absolute;
    inset: 0;
    height: 100%;
    object-fit: cover;
  }
  figcaption {
    display: grid;
    align-content: start;
    gap: ${space(1)};
    padding-top: ${space(3)};
  }
  figcaption p + p {
    max-width: var(--measure);
  }
  ${({ $place }) => places[$place]}
`;

/** Shows that the picture opens larger. */
const Corner = styled.svg`
  position: absolute;
  right: ${space(3)};
  bottom: ${space(3)};
  width: 2rem;
  height: 2rem;
  padding: ${space(1.5)};
  border-radius: var(--radius);
  background: var(--paper);
  fill: none;
  stroke: var(--ink);
  stroke-width: 2;
`;
