import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { galleryStages, galleryWords as words } from '../../content/pages/gallery';
import type { Picture as PictureData, PictureStage } from '../../lib/picture';
import { LazyPart } from '../../ui/late/LazyPart';
import { LoadBar } from '../../ui/late/LoadBar';
import { Picture } from '../../ui/Picture';
import { pageWide } from '../../ui/theme/pictureSizes';
import { SectionTitle, Small } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';
import { StageFilter } from './StageFilter';
import { useGallery } from './useGallery';

const loadViewer = () => import('./Viewer').then((module) => ({ default: module.Viewer }));

/** The pictures by stage, with a stage filter. Each picture opens in the viewer. */
export function PictureWall() {
  const { stages, stage, pictures, open, linkTo, show, close } = useGallery();
  return (
    <>
      <StageFilter stages={stages} stage={stage} count={pictures.length} />
      <Stages>
        {stages.map((name) => (
          <Stage
            key={name}
            stage={name}
            pictures={pictures.filter((picture) => picture.stage === name)}
            linkTo={linkTo}
          />
        ))}
      </Stages>
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

interface StageProps extends Pick<ReturnType<typeof useGallery>, 'linkTo'> {
  readonly stage: PictureStage;
  readonly pictures: readonly PictureData[];
}

/** One stage's pictures; nothing if the filter leaves none. */
function Stage({ stage, pictures, linkTo }: StageProps) {
  const titleId = useId();
  if (pictures.length === 0) return null;
  return (
    <Group aria-labelledby={titleId} $isPair={pictures.length === 1}>
      <Head>
        <SectionTitle id={titleId}>{galleryStages[stage]}</SectionTitle>
        <Small>{words.count(pictures.length)}</Small>
      </Head>
      <Wall>
        {pictures.map((picture) => (
          <li key={picture.name} id={picture.name}>
            <figure>
              <Link {...linkTo(picture)} aria-label={words.open(picture.caption)}>
                <Picture picture={picture} sizes={pageWide('54rem')} />
                <Corner width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
                  <path d="M11 3h6v6M9 17H3v-6M17 3l-6 6M3 17l6-6" />
                </Corner>
              </Link>
              <figcaption>{picture.caption}</figcaption>
            </figure>
          </li>
        ))}
      </Wall>
    </Group>
  );
}

const Stages = styled.div`
  ${from.sm} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space(6)};
  }
`;

/** Two stages of one picture each share a row. */
const Group = styled.section<{ $isPair: boolean }>`
  margin-top: ${space(8)};
  ${({ $isPair }) => !$isPair && 'grid-column: 1 / -1;'}
  &:only-child {
    grid-column: 1 / -1;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${space(4)};
  padding-bottom: ${space(3)};
  h2 {
    font-size: var(--t-xl);
  }
`;

/** Pictures on phones that have another beside them. */
const halves = 'li:not(:first-child):not(:last-child:nth-child(even))';

/**
 * On phones, pictures from edge to edge, or pairs of squares after a stage's first. On wider screens, rows of one height: a wide
 * picture and a square, in turn; a last one without a pair has the row to itself.
 */
const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(6)} ${space(3)};
  a {
    position: relative;
    display: block;
  }
  img {
    display: block;
    height: 100%;
    object-fit: cover;
    /* Their subjects are right of the middle. */
    object-position: 60%;
  }
  picture {
    height: clamp(15rem, 26vw, 23rem);
  }
  figcaption {
    padding-top: ${space(3)};
    font-size: var(--t-sm);
    line-height: 1.45;
  }
  @media (max-width: 39.99em) {
    li {
      grid-column: 1 / -1;
    }
    li a {
      margin-inline: calc(-1 * var(--gutter));
    }
    picture {
      height: 75vw;
    }
    ${halves} {
      grid-column: auto;
      a {
        margin-inline: 0;
      }
      picture {
        height: calc(50vw - var(--gutter));
      }
      svg {
        display: none;
      }
    }
  }
  /* The captions of a row as tall as the longest, so that all rows are equally far apart. */
  ${from.sm} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(4)} ${space(6)};
    figcaption {
      min-height: calc(${space(3)} + 3 * 1.45em);
      ${from.md} {
        min-height: calc(${space(3)} + 2 * 1.45em);
      }
    }
    li:nth-child(4n),
    li:nth-child(4n + 1) {
      grid-column: span 2;
    }
    li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    li:last-child:nth-child(odd):not(:first-child) picture {
      height: clamp(18rem, 36vw, 31rem);
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
