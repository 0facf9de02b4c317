import { __PRIVATE__ } from 'styled-components';

/** The element in which the build lists what styles a page has: a component and its classes to a line. */
const LIST = 'styles';

/**
 * Tells styled-components which classes have their rules in the page already, so that it writes only the others. By
 * itself it would write all of them into its own sheet once more (`scripts/build/styles.ts` says what that costs). Its
 * sheet is exported for tools alone, under this name; e2e/styles.spec.ts fails if it is no longer what it was.
 */
export function knowPageStyles(): void {
  for (const line of document.getElementById(LIST)?.textContent.split('\n') ?? []) {
    const [component = '', ...classes] = line.split(' ');
    for (const name of classes) __PRIVATE__.mainSheet.registerName(component, name);
  }
}
