import { createGlobalStyle } from 'styled-components';
import { onPaper } from '../theme/tokens';
import { ScriptButton } from './Button';

/** Opens the print dialog. Disabled without scripts, where the browser's own menu can print. */
export function PrintButton({ children }: { readonly children: string }) {
  return (
    <ScriptButton $variant="secondary" onClick={() => window.print()}>
      {children}
    </ScriptButton>
  );
}

/** Attribute on the part being printed. */
const MARK = 'data-printed';
export const printedAlone = `[${MARK}]`;

interface PrintAloneButtonProps {
  readonly part: string;
  readonly children: string;
}

/** Prints one part of the page, because the whole page would take a dozen sheets. */
export function PrintAloneButton({ part, children }: PrintAloneButtonProps) {
  return (
    <>
      <Alone />
      <ScriptButton
        $variant="secondary"
        onClick={() => {
          const printed = document.querySelector(part);
          printed?.setAttribute(MARK, '');
          window.addEventListener('afterprint', () => printed?.removeAttribute(MARK), { once: true });
          window.print();
        }}
      >
        {children}
      </ScriptButton>
    </>
  );
}

const Alone = createGlobalStyle`
  ${onPaper} {
    :root:has(${printedAlone}) {
      body *:not(:has(${printedAlone}), ${printedAlone}, ${printedAlone} *) {
        display: none !important;
      }
      body *:has(${printedAlone}) {
        padding: 0;
        margin: 0;
        border: 0;
      }
    }
  }
`;
