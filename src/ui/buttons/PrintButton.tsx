import { ScriptButton } from './ScriptButton';

/** Opens the print dialog. Where it rests, the browser’s own command is there. */
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
