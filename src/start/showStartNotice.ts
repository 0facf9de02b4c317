/** Id of the hidden notice in every page, which the starter shows. */
export const START_NOTICE_ID = 'start-notice';

/**
 * Shows the notice, or hides it without a reason. `unloaded`: the code didn't arrive, so reloading may help. `unsupported`:
 * the browser can't run it.
 */
export function showStartNotice(reason?: 'unloaded' | 'unsupported'): void {
  const notice = document.getElementById(START_NOTICE_ID);
  if (!notice) return;
  if (reason === 'unloaded') notice.dataset.unloaded = '';
  else delete notice.dataset.unloaded;
  notice.hidden = !reason;
}
