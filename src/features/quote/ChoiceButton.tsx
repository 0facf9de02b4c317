import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import type { Picture as PictureData } from '../../lib/picture';
import { choice, chosen } from '../../ui/form/controls';
import { Picture } from '../../ui/Picture';
import { from, headingFont, onHover, screenOnly, space } from '../../ui/theme/tokens';

/** A scene, and the part of it that fills a small frame: CSS lengths from the left and the top, and how many times larger. */
export interface ChoiceScene {
  readonly picture: PictureData;
  readonly at: string;
  readonly zoom: number;
}

interface ChoiceButtonProps extends ComponentPropsWithRef<'button'> {
  readonly label: string;
  readonly hint?: string;
  /** Shows what the label says. */
  readonly scene?: ChoiceScene;
}

/** A button that answers a screen's only question and leads on. */
export function ChoiceButton({ label, hint, scene, ...button }: ChoiceButtonProps) {
  return (
    <Choice type="button" $isUpright={Boolean(scene)} {...button}>
      {scene && (
        <Scene>
          <Shot
            picture={scene.picture}
            sizes="(min-width: 40em) 40rem, 11rem"
            decorative
            $at={scene.at}
            $zoom={scene.zoom}
          />
        </Scene>
      )}
      <span>
        <strong>{label}</strong>
        {hint && <small>{hint}</small>}
      </span>
      <span aria-hidden="true">→</span>
    </Choice>
  );
}

/** Below the picture, instead of beside it. */
const upright = css`
  strong {
    margin-bottom: ${space(1)};
  }
  ${from.sm} {
    strong {
      ${headingFont}
    }
    small {
      font-size: var(--t-base);
    }
  }
  ${from.tablet} {
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr) auto;
    align-items: start;
    padding-bottom: ${space(4)};
  }
  /* With five columns, the longest name barely leaves room for the arrow. */
  ${from.lg} {
    strong {
      font-size: clamp(1rem, 1.35vw, var(--t-lg));
    }
  }
`;

const Choice = styled.button<{ $isUpright: boolean }>`
  ${choice}
  overflow: hidden;
  padding-inline: ${space(4)};
  text-align: start;
  > :nth-last-child(2) {
    flex: 1;
    min-width: 0;
  }
  ${from.sm} {
    strong {
      font-size: var(--t-lg);
    }
  }
  &[aria-current] {
    ${chosen}
    box-shadow: 0 0 0 1px var(--ink);
  }
  ${onHover} {
    &:hover {
      border-color: var(--ink);
      background: var(--sand);
    }
  }
  ${({ $isUpright }) => $isUpright && upright}
`;

/** As tall as the button, from its edge; from 768 px, as wide. */
const Scene = styled.span`
  position: relative;
  flex: none;
  align-self: stretch;
  width: 5.5rem;
  min-height: 5rem;
  margin: ${space(-2.5)} 0 ${space(-2.5)} ${space(-4)};
  overflow: hidden;
  ${from.sm} {
    width: 15rem;
    min-height: 7.5rem;
  }
  ${from.tablet} {
    width: auto;
    height: clamp(11rem, 22.6vw, 17rem);
    grid-column: 1 / -1;
    margin-inline: ${space(-4)};
    margin-bottom: ${space(1)};
  }
  ${from.lg} {
    height: 14rem;
  }
  ${screenOnly}
`;

const Shot = styled(Picture)<{ $at: string; $zoom: number }>`
  img {
    position: absolute;
    inset: 0;
    height: 100%;
    object-fit: cover;
    ${({ $at, $zoom }) => css`
      object-position: ${$at};
      transform: scale(${$zoom});
      transform-origin: ${$at};
    `}
  }
`;
