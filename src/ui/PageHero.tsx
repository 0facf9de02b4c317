import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Picture as PictureData } from '../lib/picture';
import { Cluster, Container, Stack } from './theme/layout';
import { Picture } from './Picture';
import { pageWide } from './theme/pictureSizes';
import { Lead, PageTitle, Stencil } from './theme/text';
import { from, onPaper, screenOnly, space } from './theme/tokens';

interface PageHeroProps {
  readonly title: string;
  readonly label?: string;
  readonly lead: ReactNode;
  /** Buttons for the page's next step. */
  readonly actions?: ReactNode;
  readonly picture?: PictureData;
  readonly tone?: 'sand' | 'sea' | 'paper';
  /** CSS `object-position`: the part of the picture to keep in view when it is cropped. */
  readonly focus?: string;
  /** Shows the whole picture below the text on phones and tablets, where it would be cropped on tablets. */
  readonly isWhole?: boolean;
}

/** A page's opening: heading, lead, buttons, and a picture that extends to the window's right edge. */
export function PageHero({
  title,
  label,
  lead,
  actions,
  picture,
  tone = 'sand',
  focus,
  isWhole = false,
}: PageHeroProps) {
  return (
    <Band $tone={tone}>
      <Inner $withPicture={Boolean(picture)}>
        <Words $gap={5}>
          {label && <Stencil>{label}</Stencil>}
          <PageTitle>{title}</PageTitle>
          <Lead as={typeof lead === 'string' ? 'p' : 'div'}>{lead}</Lead>
          {actions && <Cluster>{actions}</Cluster>}
        </Words>
        {picture && (
          <Shot
            picture={picture}
            sizes={pageWide('max(52vw, 60rem)')}
            priority
            decorative={false}
            $focus={focus}
            $isWhole={isWhole}
          />
        )}
      </Inner>
    </Band>
  );
}

const tones = { sand: 'var(--sand)', sea: 'var(--sea-tint)', paper: 'var(--paper)' };

const Band = styled.header<{ $tone: 'sand' | 'sea' | 'paper' }>`
  background: ${({ $tone }) => tones[$tone]};
  overflow: hidden;
`;

const Inner = styled(Container)<{ $withPicture: boolean }>`
  display: grid;
  ${from.md} {
    gap: ${space(8)};
    grid-template-columns: ${({ $withPicture }) =>
      $withPicture ? 'minmax(0, 6fr) minmax(0, 6fr)' : 'minmax(0, 46rem)'};
    align-items: stretch;
    min-height: ${({ $withPicture }) => ($withPicture ? '27rem' : '0')};
  }
`;

const Words = styled(Stack)`
  align-content: center;
  padding-block: clamp(2rem, 1.2rem + 3.4vw, 4.5rem);
  ${onPaper} {
    padding-block: ${space(5)};
  }
`;

/** Fills its half up to the window's edge; on phones, the full width below the text. */
const Shot = styled(Picture)<{ $focus: string | undefined; $isWhole: boolean }>`
  margin-inline: calc(-1 * var(--gutter));
  img {
    ${({ $focus }) => $focus && `object-position: ${$focus};`}
    height: 100%;
    max-height: ${({ $isWhole }) => ($isWhole ? 'none' : '22rem')};
    object-fit: cover;
  }
  ${from.md} {
    position: relative;
    margin-inline: 0 calc(-1 * max(var(--gutter), (100vw - 80rem) / 2));
    img {
      position: absolute;
      inset: 0;
      max-height: none;
    }
  }
  ${screenOnly}
`;
