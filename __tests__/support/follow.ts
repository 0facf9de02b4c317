import { screen } from '@testing-library/react';
import { act } from 'react';
import { pageOf } from '../../src/app/routes';

/** Follows the first link of that name inside the site; the page it leads to is there when it ends. */
export async function follow(name: string | RegExp): Promise<void> {
  const [link] = screen.getAllByRole<HTMLAnchorElement>('link', { name, hidden: true });
  if (!link) throw new Error('no such link');
  await pageOf(new URL(link.href).pathname).preload();
  await act(async () => {
    link.click();
    await Promise.resolve();
  });
}
