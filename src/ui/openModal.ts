const FOCUSABLE = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex="0"]'].join();

/** What the browser does after `showModal`, where it lacks that: before Safari 15.4 and Firefox 98. */
function openWithoutSupport(dialog: HTMLElement): () => void {
  const opener = document.activeElement;
  const focusable = () =>
    Array.from(dialog.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
      (element) => !element.matches(':disabled') && element.getClientRects().length > 0,
    );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      return;
    }
    if (event.key !== 'Tab') return;
    const all = focusable();
    const at = all.findIndex((element) => element === document.activeElement);
    const next = event.shiftKey ? at - 1 : at + 1;
    if (next >= 0 && next < all.length && at >= 0) return;
    event.preventDefault();
    all[event.shiftKey ? all.length - 1 : 0]?.focus();
  };
  // Keeps the focus in the dialog, as an inert page would.
  const onFocusIn = ({ target }: FocusEvent) => {
    const last = Array.from(document.querySelectorAll('dialog[open]')).pop();
    if (last === dialog && target instanceof Node && !dialog.contains(target)) focusable()[0]?.focus();
  };
  dialog.setAttribute('open', '');
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  (dialog.querySelector<HTMLElement>('[autofocus]') ?? focusable()[0])?.focus();
  dialog.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusin', onFocusIn);
  return () => {
    document.removeEventListener('focusin', onFocusIn);
    dialog.removeEventListener('keydown', onKeyDown);
    dialog.removeAttribute('open');
    if (opener instanceof HTMLElement) opener.focus();
  };
}

/**
 * Opens a modal dialog, in browsers without `showModal`, too. Those mark it with `aria-modal`.
 * @returns closes it, and returns the focus
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (!('showModal' in dialog)) return openWithoutSupport(dialog);
  dialog.showModal();
  return () => dialog.close();
}
