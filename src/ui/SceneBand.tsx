import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PictureFiles } from '../lib/picture';
import { Picture } from './Picture';
import { bandPadding } from './Section';
import { Container, Stack } from './theme/layout';
import { pageWide } from '../lib/picture';
import { from, oneColumn, screenOnly, space } from './theme/tokens';

type SceneTone = 'paper' | 'sand' | 'sea' | 'palm';

interface SceneBandProps {
  readonly picture: PictureFiles;
  /** A closer view of the scene, for phones. */
  readonly crop?: PictureFiles;
  /** The window's edge that the picture extends to from 960 px up. */
  readonly side: 'left' | 'right';
  readonly tone?: SceneTone;
  /** CSS `object-position`: the part of the picture to keep in view when it is cropped. */
  readonly focus?: string;
  /** On narrower screens: whether the picture is above the text, not below it. */
  readonly isPictureFirst?: boolean;
  /** The id of the heading among the children. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/** A band with one close scene, half as wide as the window and as tall as the text next to it. */
export function SceneBand({
  picture,
  crop,
  side,
  tone = 'paper',
  focus = 'center',
  isPictureFirst = false,
  labelledBy,
  children,
}: SceneBandProps) {
  return (
    <Band $tone={tone} aria-labelledby={labelledBy}>
      <Halves $side={side} $isPictureFirst={isPictureFirst}>
        <Words>{children}</Words>
        <Scene picture={picture} {...(crop && { crop })} sizes={pageWide('52vw')} $focus={focus} />
      </Halves>
    </Band>
  );
}

const grounds: Record<SceneTone, string> = {
  paper: '--paper',
  sand: '--sand',
  sea: '--sea-tint',
  palm: '--palm-tint',
};

const Band = styled.section<{ $tone: SceneTone }>`
  overflow: hidden;
  background: var(${({ $tone }) => grounds[$tone]});
`;

/** A margin that extends to the window's edge what's in a container. */
export const EDGE = 'calc(-1 * max(var(--gutter), (100vw - 80rem) / 2))';

const Halves = styled(Container)<{
  $side: 'left' | 'right';
  $isPictureFirst: boolean;
}>`
  ${oneColumn}
  > :last-child {
    order: ${({ $isPictureFirst }) => ($isPictureFirst ? -1 : 0)};
  }
  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: clamp(2rem, 5vw, 5rem);
    > :first-child {
      order: ${({ $side }) => ($side === 'left' ? 1 : 0)};
    }
    > :last-child {
      order: 0;
      margin-inline: ${({ $side }) => ($side === 'left' ? `${EDGE} 0` : `0 ${EDGE}`)};
    }
  }
`;

const Words = styled(Stack)`
  gap: ${space(6)};
  align-content: center;
  padding-block: ${bandPadding};
`;

const Scene = styled(Picture)<{ $focus: string }>`
  margin-inline: calc(-1 * var(--gutter));
  img {
    height: clamp(11.5rem, 66vw, 24rem);
    object-fit: cover;
    object-position: ${({ $focus }) => $focus};
  }
  ${from.md} {
    position: relative;
    min-height: clamp(24rem, 36vw, 34rem);
    img {
      position: absolute;
      inset: 0;
      height: 100%;
    }
  }
  ${screenOnly}
`;
