import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { galleryStages, galleryWords as words, phonePairs } from '../../content/pages/gallery';
import type { Picture as PictureData, PictureStage } from '../../lib/picture';
import { LazyPart } from '../../ui/late/LazyPart';
import { LoadBar } from '../../ui/late/LoadBar';
import { Picture } from '../../ui/Picture';
import { pageWide } from '../../lib/picture';
import { SectionTitle, Small } from '../../ui/theme/text';
import { below, from, space } from '../../ui/theme/tokens';
import { StageFilter } from './StageFilter';
import { useGallery } from './useGallery';
import { alone, led } from './wallLayouts';

const loadViewer = () => import('./Viewer');

/** The pictures by stage, with a stage filter. Each picture opens in the viewer. */
export function PictureWall() {
  const { stages, stage, pictures, open, linkTo, show, close } = useGallery();
  return (
    <>
      <StageFilter stages={stages} stage={stage} count={pictures.length} />
      <div>
        {stages.map((name) => (
          <Stage
            key={name}
            stage={name}
            pictures={pictures.filter((picture) => picture.stage === name)}
            linkTo={linkTo}
          />
        ))}
      </div>
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
  /** The last of an odd number: its row has no second picture. */
  const lone = pictures.length % 2 === 1 ? pictures.at(-1) : undefined;
  return (
    <Group aria-labelledby={titleId} $isLed={pictures.length > 1}>
      <Head>
        <SectionTitle id={titleId}>{galleryStages[stage]}</SectionTitle>
        <Small>{words.count(pictures.length)}</Small>
      </Head>
      <Wall>
        {pictures.map((picture) => (
          <Item
            key={picture.name}
            id={picture.name}
            $isHalf={phonePairs.has(picture)}
            $isAlone={picture === lone}
            $ratio={picture.width / picture.height}
          >
            <figure>
              <Link {...linkTo(picture)} aria-label={words.open(picture.caption)}>
                <Picture
                  picture={picture}
                  sizes={
                    picture === lone
                      ? pageWide('80rem')
                      : phonePairs.has(picture)
                        ? halfSizes
                        : pageWide('54rem', '60vw')
                  }
                />
                <Corner width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
                  <path d="M11 3h6v6M9 17H3v-6M17 3l-6 6M3 17l6-6" />
                </Corner>
              </Link>
              <Caption text={picture.caption} />
            </figure>
          </Item>
        ))}
      </Wall>
    </Group>
  );
}

/** A picture's caption, which begins with what it says first. */
function Caption({ text }: { readonly text: string }) {
  const end = text.search(/[.:] /) + 1 || text.length;
  return (
    <figcaption>
      <b>{text.slice(0, end)}</b> <span>{text.slice(end + 1)}</span>
    </figcaption>
  );
}

const Group = styled.section<{ $isLed: boolean }>`
  margin-top: ${space(8)};
  ${from.tablet} {
    ${({ $isLed }) => $isLed && led}
  }
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${space(4)};
  padding-bottom: ${space(4)};
  h2 {
    font-size: var(--t-xl);
  }
`;

/** On phones, whole pictures and pairs of crops. On wider screens, rows of two of one height; below 768 px, whole. */
const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(6)} ${space(3)};
  a {
    position: relative;
    display: block;
  }
  figcaption {
    padding-top: ${space(3)};
    line-height: 1.45;
    text-wrap: balance;
  }
  b {
    font-weight: 650;
  }
  ${from.sm} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(6)};
  }
`;

/** `sizes` of one of a pair: on phones, less than its uncropped width, so that dense screens get the 480 px file. */
const halfSizes = '(min-width: 60em) 54rem, (min-width: 40em) 60vw, 40vw';

/** One of a pair, on phones without enlarged text. */
const half = css`
  @media (min-width: 20em) and (max-width: 39.99em) {
    grid-column: auto;
    font-size: var(--t-sm);
    img {
      height: 44vw;
      object-fit: cover;
      object-position: 60%;
    }
  }
`;

/** From 640 px, as wide as its picture's format, or its row if it's alone there. */
const Item = styled.li<{ $ratio: number; $isHalf: boolean; $isAlone: boolean }>`
  ${from.sm} {
    flex: ${({ $ratio }) => `${$ratio.toFixed(3)} ${$ratio.toFixed(3)} ${($ratio * 24).toFixed(1)}%`};
  }
  ${below.sm} {
    grid-column: 1 / -1;
  }
  ${({ $isHalf }) => $isHalf && half}
  ${from.sm} {
    ${({ $isAlone }) => $isAlone && alone}
  }
`;

/** Shows that the picture opens larger. */
const Corner = styled.svg`
  position: absolute;
  right: ${space(2)};
  bottom: ${space(2)};
  width: 1.5rem;
  height: 1.5rem;
  padding: ${space(1)};
  border-radius: var(--radius);
  background: var(--paper);
  fill: none;
  stroke: var(--ink);
  stroke-width: 2;
`;
