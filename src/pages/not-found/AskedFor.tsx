import { useLocation } from 'react-router-dom';
import { Code, Small } from '../../ui/theme/text';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { askedPath } from './askedPath';

/** What was asked for. Told after hydration: one file serves every path. */
export function AskedFor() {
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  return (
    <Small>
      {isHydrated ? (
        <>
          You asked for <Code>{askedPath(pathname)}</Code>
        </>
      ) : (
        'Check the address for typos.'
      )}
    </Small>
  );
}
