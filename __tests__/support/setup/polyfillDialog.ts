/** Polyfills modal dialogs, which jsdom lacks: roles, focus and Escape behave as in a browser. */
export function polyfillDialog(): void {
  let opener: HTMLElement | null = null;
  // The native method: user-event's patched one wraps every focus in `act`, as if the visitor had moved it.
  const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')?.value as (
    this: HTMLElement,
  ) => void;
  const moveFocus = (to: HTMLElement | null) => {
    if (to) focus.call(to);
  };
  HTMLDialogElement.prototype.showModal = function showModal() {
    opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    this.setAttribute('open', '');
    moveFocus(this.querySelector('[autofocus], button, a[href], input'));
    this.addEventListener('keydown', onEscape);
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
    this.removeEventListener('keydown', onEscape);
    moveFocus(opener);
  };
  function onEscape(this: HTMLDialogElement, event: KeyboardEvent) {
    if (event.key === 'Escape') this.dispatchEvent(new Event('cancel', { cancelable: true }));
  }
}
