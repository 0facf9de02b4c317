import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import type { Picture as PictureData } from '../../lib/picture';
import { choice, chosen } from '../../ui/form/controls';
import { Picture } from '../../ui/Picture';
import { from, onHover, screenOnly, space } from '../../ui/theme/tokens';

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
    <Choice type="button" {...button}>
      {scene && (
        <Scene>
          <Shot picture={scene.picture} sizes="12rem" decorative $at={scene.at} $zoom={scene.zoom} />
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

const Choice = styled.button`
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
`;

/** As tall as the button, from its edge. Where buttons are narrower, their list sets `--scene-width`. */
const Scene = styled.span`
  position: relative;
  flex: none;
  align-self: stretch;
  width: clamp(5.5rem, 26vw, 9rem);
  min-height: 4.75rem;
  margin: ${space(-2.5)} 0 ${space(-2.5)} ${space(-4)};
  overflow: hidden;
  ${from.sm} {
    width: var(--scene-width, 11.25rem);
    min-height: 6rem;
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
