import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { galleryStages, galleryWords as words } from '../../content/pages/gallery';
import { LazyPart } from '../../ui/late/LazyPart';
import { Cluster } from '../../ui/theme/layout';
import { LoadBar } from '../../ui/late/LoadBar';
import { Picture } from '../../ui/Picture';
import { pageWide } from '../../ui/theme/pictureSizes';
import { Small, Stencil } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';
import { useGallery } from './useGallery';

const loadViewer = () => import('./Viewer').then((module) => ({ default: module.Viewer }));

/** The gallery grid with a stage filter. Each picture opens in the viewer. */
export function PictureWall() {
  const { stages, stage, pictures, open, linkTo, show, close } = useGallery();
  return (
    <>
      <Filter aria-label={words.filter}>
        <Cluster $gap={2}>
          <Link to="?" preventScrollReset aria-current={stage === undefined ? 'true' : undefined}>
            {words.all}
          </Link>
          {stages.map((name) => (
            <Link
              key={name}
              to={`?stage=${name}`}
              preventScrollReset
              aria-current={stage === name ? 'true' : undefined}
            >
              {galleryStages[name]}
            </Link>
          ))}
        </Cluster>
        <Small as="span" role="status">
          {words.count(pictures.length)}
        </Small>
      </Filter>
      <Wall>
        {pictures.map((picture) => (
          <li key={picture.name} id={picture.name}>
            <figure>
              <Link {...linkTo(picture)} aria-label={words.open(picture.caption)}>
                <Picture picture={picture} sizes={pageWide('40vw', '50vw')} />
              </Link>
              <figcaption>
                <Stencil>{galleryStages[picture.stage]}</Stencil>
                <p>{picture.caption}</p>
              </figcaption>
            </figure>
          </li>
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

const Filter = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)} ${space(6)};
  margin-bottom: ${space(6)};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: ${space(4)};
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    color: inherit;
    font-weight: 600;
    text-decoration: none;
  }
  a[aria-current] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }
`;

/** Every fifth picture spans both columns, unless it would leave the last one alone; so does a last one alone in its row. */
const fullWidth = [':nth-child(5n + 1):not(:nth-last-child(2))', ':last-child:nth-child(5n + 4)'];

const Wall = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)} ${space(6)};
  padding: 0;
  list-style: none;
  figcaption {
    display: grid;
    gap: ${space(1)};
    padding-top: ${space(3)};
  }
  figcaption p + p {
    max-width: 42rem;
  }
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    ${fullWidth.map((which) => `li${which}`).join()} {
      grid-column: 1 / -1;
    }
  }
`;
