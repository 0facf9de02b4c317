import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths';
import { notFoundPage, notFoundWords } from '../../content/pages/notFound';
import { notFound } from '../../content/pictures/scenes';
import { ButtonLink } from '../../ui/buttons/Button';
import { Stack } from '../../ui/theme/layout';
import { SceneOpening } from '../../ui/openings/SceneOpening';
import { Code, Small } from '../../ui/theme/text';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { Suggestions } from './Suggestions';
import { askedPath } from './useSuggestedPaths';

/** The page for a path without a route (specification §2). */
export default function NotFoundPage() {
  return (
    <>
      <SceneOpening
        picture={notFound}
        focus="68% 60%"
        label="404"
        title={notFoundPage.title}
        lead={
          <Stack $gap={3}>
            <p>{notFoundPage.text}</p>
            <AskedFor />
          </Stack>
        }
        actions={<ButtonLink to={paths.home}>{notFoundPage.home}</ButtonLink>}
      />
      <Suggestions />
    </>
  );
}

/** The requested path. Rendered after hydration, because one file serves every unknown path. */
function AskedFor() {
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
