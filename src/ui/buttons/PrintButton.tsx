import { ScriptButton } from './ScriptButton';

/** Opens the print dialog. Disabled without scripts, where the browser's own menu can print. */
export function PrintButton({ children }: { readonly children: string }) {
  return (
    <ScriptButton
      $variant="secondary"
      onClick={() => {
        window.print();
      }}
    >
      {children}
    </ScriptButton>
  );
}
