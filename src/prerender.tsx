import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { makeStore } from './app/makeStore';
import { pageHandleOf } from './app/pageHandle';
import { routes } from './app/routes';
import { env } from './config/env';
import { paths } from './config/paths';
import type { SitePath } from './config/paths';
import { company } from './content/company';
import { documentTitle } from './content/pageTitles';
import { structuredData } from './content/structuredData';
import { troubleHtml, troubleStyle } from './start/trouble';

export interface RenderedPage {
  /** What goes into `#root`. */
  readonly html: string;
  /** The `<style>` of exactly the rules this page uses. */
  readonly style: string;
  readonly meta: {
    /** Without the company's name. */
    readonly title: string;
    readonly description: string;
    readonly documentTitle: string;
  };
  /** JSON-LD for search engines; the 404 page has none. */
  readonly data?: string;
}

/** What the head of every page says of the site. */
export const site = { url: env.siteUrl, name: company.name } as const;

/** Hidden in every page, outside the app's root. */
export const trouble = { style: troubleStyle, html: troubleHtml() } as const;

const handler = createStaticHandler(routes);

/** The build's entry: one path in, one page out. A path that is no route gives the 404 page. */
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
        <Provider store={store}>
          {/* Without hydration data, no inline script is written. */}
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </Provider>,
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
