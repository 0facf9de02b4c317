import { lazy } from 'react';
import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { pause } from '../lib/promises';

/** After this, hydration starts without the page's code. */
const PATIENCE_MS = 2_000;

/**
 * Loads the matched routes' code, so that hydration renders what was prerendered. If that takes too long or
 * fails, the page is left to React's `lazy`: header, menu and session hydrate, and the prerendered page
 * remains until its code is loaded.
 * @param routes modified in place
 * @returns whether the page's code is loaded
 */
export async function prepareFirstPage(routes: RouteObject[], pathname: string): Promise<boolean> {
  let isLoaded = true;
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    const loading = route.lazy();
    const loaded = await Promise.race([loading.catch(() => undefined), pause(PATIENCE_MS)]);
    isLoaded &&= loaded !== undefined;
    Object.assign(route, loaded ?? { Component: lateComponent(loading) }, { lazy: undefined });
  }
  return isLoaded;
}

const lateComponent = (loading: ReturnType<LazyRouteFunction<RouteObject>>) =>
  // All of our page modules export a component.
  lazy(async () => ({ default: (await loading).Component as ComponentType }));
