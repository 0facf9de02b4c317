import { markSaved } from './markSaved';
import { canStart, setScripts } from './scripts';

/**
 * A second inline script, in the head. It shows the parts of the page that need scripts before the first paint, so that
 * nothing moves later. Compiled into every page by scripts/build/starter.ts.
 */
setScripts(canStart());
markSaved();
