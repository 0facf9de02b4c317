import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from './app/App';
import { makeStore } from './app/makeStore';
import { pageOf } from './app/routes';
import { env } from './config/env';
import { paths } from './config/paths';
import type { SitePath } from './config/paths';
import { company } from './content/company';
import { descriptionOf } from './content/pageDescriptions';
import { documentTitle, titleOf } from './content/pageTitles';
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

/** The build's entry: one path in, one page out. A path that is no route gives the 404 page. */
export async function render(pathname: string): Promise<RenderedPage> {
  await pageOf(pathname).preload();
  const { store } = makeStore();
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <StaticRouter location={pathname}>
          <App store={store} serverState={store.getState()} />
        </StaticRouter>,
      ),
    );
    const title = titleOf(pathname);
    return {
      html,
      style: sheet.getStyleTags(),
      meta: { title, description: descriptionOf(pathname), documentTitle: documentTitle(title) },
      ...(isRoute(pathname) && { data: JSON.stringify(structuredData(pathname)) }),
    };
  } finally {
    sheet.seal();
  }
}

const isRoute = (pathname: string): pathname is SitePath =>
  (Object.values(paths) as string[]).includes(pathname);
