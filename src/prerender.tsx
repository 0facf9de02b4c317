import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { makeStore } from './app/makeStore';
import { pageHandleOf } from './app/pageHandle';
import { routes } from './app/routes';
import { env } from './config/env';
import { paths } from './config/paths';
import type { SitePath } from './config/paths';
import { company } from './content/company';
import { documentTitle } from './content/pageTitles';
import { structuredData } from './content/structuredData';
import { stylisPlugins } from './ui/theme/olderStyles';
import { startNoticeHtml, startNoticeStyle, startNoticeWithoutScripts } from './start/startNotice';

export interface RenderedPage {
  /** The content of `#root`. */
  readonly html: string;
  /** A `<style>` with only the rules this page uses. */
  readonly style: string;
  readonly meta: {
    /** Without the company's name. */
    readonly title: string;
    readonly description: string;
    readonly documentTitle: string;
  };
  /** JSON-LD for search engines; missing on the 404 page. */
  readonly data?: string;
}

/** The site's metadata in every page's head. */
export const site = { url: env.siteUrl, name: company.name } as const;

/** A hidden notice in every page, outside the app's root. */
export const startNotice = {
  head: `<style>${startNoticeStyle}</style>${startNoticeWithoutScripts}`,
  html: startNoticeHtml(),
} as const;

const handler = createStaticHandler(routes);

/** The build's entry: renders the page at a path. A path without a route renders the 404 page. */
export async function render(pathname: string): Promise<RenderedPage> {
  const context = await handler.query(new Request(new URL(pathname, env.siteUrl)));
  if (context instanceof Response) throw new Error(`${pathname} redirects`);
  if (context.errors) throw Object.values(context.errors)[0];
  const router = createStaticRouter(handler.dataRoutes, context);
  const { store } = makeStore();
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <StyleSheetManager stylisPlugins={stylisPlugins}>
          <Provider store={store}>
            {/* Without hydration data, the router writes no inline script. */}
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </Provider>
        </StyleSheetManager>,
      ),
    );
    const { title, description } = pageHandleOf(context.matches.map(({ route }) => route));
    return {
      html,
      style: sheet.getStyleTags(),
      meta: { title, description: await description(), documentTitle: documentTitle(title) },
      ...(isRoute(pathname) && { data: JSON.stringify(structuredData(pathname)) }),
    };
  } finally {
    sheet.seal();
  }
}

const isRoute = (pathname: string): pathname is SitePath =>
  (Object.values(paths) as string[]).includes(pathname);
