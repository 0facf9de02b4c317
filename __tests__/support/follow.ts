import { screen } from '@testing-library/react';
import { act } from 'react';
import { routePath } from '../../src/config/paths';
import { notFoundCode, pageCode } from '../../src/app/pageCode';
import type { LoadPage } from '../../src/app/pageCode';

/** Preloads a page's code so that navigation to it is instant. */
export async function loadPage(pathname: string): Promise<void> {
  const load = (pageCode as Readonly<Record<string, LoadPage | undefined>>)[routePath(pathname)];
  await (load ?? notFoundCode)();
}

/** Microtasks; far more than the router needs to open a page. */
const TURNS = 1_000;

/** The header has each link twice, for small and large screens; CSS hides one of them. */
export function firstLink(name: string | RegExp): HTMLAnchorElement {
  const [link] = screen.getAllByRole<HTMLAnchorElement>('link', { name, hidden: true });
  if (!link) throw new Error('no such link');
  return link;
}

/** Clicks the first link of that name and waits for its page. */
export async function follow(name: string | RegExp): Promise<void> {
  const link = firstLink(name);
  const { pathname } = new URL(link.href);
  await loadPage(pathname);
  await act(async () => {
    // As a real click does: a focused field blurs before the page changes, not while it renders.
    link.focus();
    link.click();
    // The code is preloaded, so microtasks are enough, with real or fake timers.
    for (let turn = 0; turn < TURNS && window.location.pathname !== pathname; turn += 1)
      await Promise.resolve();
  });
}
