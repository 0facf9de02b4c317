/** jsdom has no modal dialogs: enough of them that roles, focus and Escape behave as in a browser. */
export function polyfillDialog(): void {
  let opener: HTMLElement | null = null;
  HTMLDialogElement.prototype.showModal = function showModal() {
    opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    this.setAttribute('open', '');
    this.querySelector<HTMLElement>('[autofocus], button, a[href], input')?.focus();
    this.addEventListener('keydown', onEscape);
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
    this.removeEventListener('keydown', onEscape);
    opener?.focus();
  };
  function onEscape(this: HTMLDialogElement, event: KeyboardEvent) {
    if (event.key === 'Escape') this.dispatchEvent(new Event('cancel', { cancelable: true }));
  }
}
