import type { RouteObject } from 'react-router-dom';
import { paths } from '../config/paths';
import { notFoundTitle, pageTitles } from '../content/pageTitles';
import { loadCode } from '../lib/promises';
import { ApplicationErrorScreen, PageErrorScreen } from './errorScreens';
import { lazyPage } from './lazyPage';
import { notFoundCode, pageCode } from './pageCode';
import type { PageHandle } from './pageHandle';
import { Root } from './Root';

const loadDescriptions = () => loadCode(() => import('../content/pageDescriptions'));

const pageRoutes = Object.values(paths).map((path): RouteObject => ({
  path,
  // Static hosting is case-sensitive, too.
  caseSensitive: true,
  handle: {
    title: pageTitles[path],
    description: async () => (await loadDescriptions()).pageDescriptions[path],
  } satisfies PageHandle,
  lazy: lazyPage(pageCode[path]),
}));

/** All routes: one layout with the pages inside, so that a page's error leaves header and footer in place. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ApplicationErrorScreen />,
    children: [
      {
        errorElement: <PageErrorScreen />,
        children: [
          ...pageRoutes,
          {
            path: '*',
            handle: {
              title: notFoundTitle,
              description: async () => (await loadDescriptions()).notFoundDescription,
            } satisfies PageHandle,
            lazy: lazyPage(notFoundCode),
          },
        ],
      },
    ],
  },
];
