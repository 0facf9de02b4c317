/** The pop-up's chunk, fetched shortly before it opens. The page works without it. */
export const loadDialog = () => import('./PopupDialog');
