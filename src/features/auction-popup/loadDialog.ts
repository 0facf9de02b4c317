/** The pop-up's own chunk: fetched shortly before it opens. Without it the page is complete. */
export const loadDialog = () => import('./PopupDialog');
