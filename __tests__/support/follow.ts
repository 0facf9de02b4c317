import { screen } from '@testing-library/react';
import { act } from 'react';
import { routePath } from '../../src/config/paths';
import { notFoundCode, pageCode } from '../../src/app/pageCode';
import type { LoadPage } from '../../src/app/pageCode';

/** Fetches a page's code, so that going to the page takes no time. */
export async function loadPage(pathname: string): Promise<void> {
  const load = (pageCode as Readonly<Record<string, LoadPage | undefined>>)[routePath(pathname)];
  await (load ?? notFoundCode)();
}

/** More than enough of them for the router to open a page. */
const TURNS = 1_000;

/** The header has its links twice, for small and for large screens; styles hide one of them. */
export function firstLink(name: string | RegExp): HTMLAnchorElement {
  const [link] = screen.getAllByRole<HTMLAnchorElement>('link', { name, hidden: true });
  if (!link) throw new Error('no such link');
  return link;
}

/** Follows the first link of that name inside the site; the page it leads to is there when it ends. */
export async function follow(name: string | RegExp): Promise<void> {
  const link = firstLink(name);
  const { pathname } = new URL(link.href);
  await loadPage(pathname);
  await act(async () => {
    // As a press does: the field that was typed in is left before the page changes, not while it renders.
    link.focus();
    link.click();
    // The page's code is there, so that no timer is waited for, real or fake.
    for (let turn = 0; turn < TURNS && window.location.pathname !== pathname; turn += 1)
      await Promise.resolve();
  });
}
