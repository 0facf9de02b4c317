import { useEffect, useState } from 'react';
import { createGlobalStyle } from 'styled-components';
import { onPaper } from '../theme/tokens';
import { ScriptButton } from './ScriptButton';

interface PrintAloneButtonProps {
  /** Selector of the part of the page to print. */
  readonly part: string;
  readonly children: string;
}

/** Opens the print dialog for one part of the page: what stands around it would take a dozen sheets. */
export function PrintAloneButton({ part, children }: PrintAloneButtonProps) {
  /** Another one at each press. */
  const [printing, setPrinting] = useState<object>();
  useEffect(() => {
    if (!printing) return undefined;
    const done = () => {
      setPrinting(undefined);
    };
    window.addEventListener('afterprint', done);
    window.print();
    return () => {
      window.removeEventListener('afterprint', done);
    };
  }, [printing]);
  return (
    <>
      <ScriptButton
        $variant="secondary"
        onClick={() => {
          setPrinting({});
        }}
      >
        {children}
      </ScriptButton>
      {printing && <Alone $part={part} />}
    </>
  );
}

const Alone = createGlobalStyle<{ readonly $part: string }>`
  ${onPaper} {
    ${({ $part }) => `
      body *:not(:has(${$part}), ${$part}, ${$part} *) {
        display: none !important;
      }
      body *:has(${$part}) {
        padding: 0;
        margin: 0;
        border: 0;
      }
    `}
  }
`;
