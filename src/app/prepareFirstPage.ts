import { lazy } from 'react';
import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { pause } from '../lib/withRetries';

/** The frame waits no longer for the page's code. */
const PATIENCE_MS = 2_000;

/**
 * Loads the code of the matched routes, so that hydration renders at once what was prerendered. When it takes longer, or
 * fails, the rest is left to React's `lazy`: header, menu and session come alive, and the prerendered page stays readable
 * until its code is there.
 *
 * @param routes changed in place
 * @returns whether the page's code is there
 */
export async function prepareFirstPage(routes: RouteObject[], pathname: string): Promise<boolean> {
  let isThere = true;
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    const loading = route.lazy();
    const loaded = await Promise.race([loading.catch(() => undefined), pause(PATIENCE_MS)]);
    isThere &&= loaded !== undefined;
    Object.assign(route, loaded ?? { Component: lateComponent(loading) }, { lazy: undefined });
  }
  return isThere;
}

const lateComponent = (loading: ReturnType<LazyRouteFunction<RouteObject>>) =>
  // Each of our pages' modules has a component.
  lazy(async () => ({ default: (await loading).Component as ComponentType }));
