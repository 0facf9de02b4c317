import { useEffect } from 'react';

const PREFIX = 'Error: ';

/** Puts `Error: ` before the document's title while a form shows errors, so that tabs and screen readers tell it. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return undefined;
    if (!document.title.startsWith(PREFIX)) document.title = PREFIX + document.title;
    return () => {
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, [hasErrors]);
}
