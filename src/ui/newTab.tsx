import { VisuallyHidden } from './theme/VisuallyHidden';

/** For a link that opens in a new tab, with a `NewTabNote` in it. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

export const NewTabNote = () => <VisuallyHidden> (opens in a new tab)</VisuallyHidden>;
