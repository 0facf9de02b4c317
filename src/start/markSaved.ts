/**
 * Marks the document's root if the site may have saved something here, so that the cookie policy has room for the list before
 * it's read. A worker in charge has saved pages.
 */
export function markSaved(): void {
  try {
    if (localStorage.length + sessionStorage.length > 0 || navigator.serviceWorker.controller)
      document.documentElement.dataset.saved = '';
  } catch {
    // Storage is blocked, or the page is insecure: nothing is saved.
  }
}
