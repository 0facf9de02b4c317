import { useEffect } from 'react';

const PREFIX = 'Error: ';

/** Prefixes the document's title with `Error: ` while the form has errors, so that tabs and screen readers say so. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return undefined;
    if (!document.title.startsWith(PREFIX)) document.title = PREFIX + document.title;
    return () => {
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, [hasErrors]);
}
