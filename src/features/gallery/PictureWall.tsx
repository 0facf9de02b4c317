import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { galleryStages, galleryWords as words } from '../../content/pages/gallery';
import { LazyPart } from '../../ui/late/LazyPart';
import { LoadBar } from '../../ui/late/LoadBar';
import { Picture } from '../../ui/Picture';
import { pageWide } from '../../ui/theme/pictureSizes';
import { Stencil } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';
import { isWide } from './isWide';
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
        {pictures.map((picture, index) => (
          <Item key={picture.name} id={picture.name} $isWide={isWide(index, pictures.length)}>
            <figure>
              <Link {...linkTo(picture)} aria-label={words.open(picture.caption)}>
                <Picture picture={picture} sizes={isWide(index, pictures.length) ? wide : half} />
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
        ))}
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

const half = pageWide('40vw', '50vw');
const wide = pageWide('min(66vw, 54rem)');

const Wall = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)} ${space(6)};
  padding: 0;
  list-style: none;
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Item = styled.li<{ $isWide: boolean }>`
  a {
    position: relative;
    display: block;
  }
  figcaption {
    display: grid;
    align-content: start;
    gap: ${space(1)};
    padding-top: ${space(3)};
  }
  figcaption p + p {
    max-width: 42rem;
  }
  ${({ $isWide }) => $isWide && acrossTheRow}
`;

/** On large screens, the caption is next to the picture, so that both fit in the window. */
const acrossTheRow = css`
  ${from.sm} {
    grid-column: 1 / -1;
  }
  ${from.md} {
    figure {
      display: grid;
      grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
      gap: ${space(6)};
    }
    figcaption {
      align-self: end;
      padding: ${space(3)} 0 0;
      border-top: 2px solid var(--ink);
    }
    figcaption p + p {
      font-size: var(--t-lg);
      line-height: 1.4;
    }
  }
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
