import { useLocation } from 'react-router-dom';
import { notFoundWords } from '../../content/pages/notFound';
import { Code, Small } from '../../ui/theme/text';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { askedPath } from './askedPath';

/** The requested path. Rendered after hydration, because one file serves every unknown path. */
export function AskedFor() {
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  return (
    <Small>
      {isHydrated ? (
        <>
          {notFoundWords.askedFor} <Code>{askedPath(pathname)}</Code>
        </>
      ) : (
        notFoundWords.checkAddress
      )}
    </Small>
  );
}
