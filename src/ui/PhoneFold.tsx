import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { details } from './Disclosure';
import { from, screenOnly } from './theme/tokens';

interface PhoneFoldProps {
  readonly summary: ReactNode;
  /** Id of what it folds. A link to it opens it. */
  readonly target?: string;
  /** Whether it's open at first. */
  readonly isOpen?: boolean;
  /** Where it isn't shown: beyond phones, or `md`, beyond tablets in portrait. */
  readonly openFrom?: 'sm' | 'md';
}

/**
 * A button for phones that folds what comes after it, by the parent's styles. What it folds isn't inside, so that on wider
 * screens it can be laid out with the rest.
 */
export function PhoneFold({ summary, target, isOpen, openFrom }: PhoneFoldProps) {
  const { hash } = useLocation();
  const isLinked = target !== undefined && hash === `#${target}`;
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!fold.current || !isLinked || fold.current.open) return;
    fold.current.open = true;
    document.getElementById(target)?.scrollIntoView();
  }, [isLinked, target]);
  return (
    <Fold ref={fold} open={isOpen} $openFrom={openFrom}>
      <summary>{summary}</summary>
    </Fold>
  );
}

/** Where a fold with `openFrom="md"` is shown. */
export const belowMd = '@media screen and (max-width: 59.99em)';

/** For the styles of what's around it. */
export const Fold = styled.details<{ $openFrom?: 'sm' | 'md' | undefined }>`
  ${details}
  ${({ $openFrom = 'sm' }) => from[$openFrom]} {
    display: none;
  }
  ${screenOnly}
`;
