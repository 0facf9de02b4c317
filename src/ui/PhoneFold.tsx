import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { details } from './Disclosure';
import { from, onPaper } from './theme/tokens';

interface PhoneFoldProps {
  readonly summary: ReactNode;
  /** Id of what it folds. A link to it opens it. */
  readonly target?: string;
  /** Whether it's open at first. */
  readonly isOpen?: boolean;
}

/**
 * A button for phones that folds what comes after it, by the parent's styles. What it folds isn't inside, so that on wider
 * screens it can be laid out with the rest.
 */
export function PhoneFold({ summary, target, isOpen }: PhoneFoldProps) {
  const { hash } = useLocation();
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (fold.current && target && hash === `#${target}`) fold.current.open = true;
  }, [hash, target]);
  return (
    <Fold ref={fold} open={isOpen}>
      <summary>{summary}</summary>
    </Fold>
  );
}

/** For the styles of what's around it. */
export const Fold = styled.details`
  ${details}
  ${from.sm} {
    display: none;
  }
  ${onPaper} {
    display: none;
  }
`;
