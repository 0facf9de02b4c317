import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { createSite } from '../../sandbox/site/site';
import { compressFolder } from '../build/compress';
import { auditAlternately } from './audit';
import type { PageTimes } from './audit';
import type { Profile } from './profiles';
import { listen } from './servers';

/** The times of our home page or another site's, with one profile. */
export interface PeerTimes {
  readonly name: string;
  readonly profile: Profile['name'];
  readonly page: PageTimes;
}

const OURS = 'Harmattan';

/**
 * Measures our home page and other sites' alternately. All are compressed the same way and served by the same server.
 *
 * @param folder one subfolder of static files per site, whose name goes into the report
 * @param ours our site's origin
 */
export async function auditPeers(
  folder: string,
  ours: string,
  profiles: readonly Profile[],
  runs: number,
): Promise<readonly PeerTimes[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const servers = [];
  for (const name of names) {
    const root = path.join(folder, name);
    await compressFolder(root);
    servers.push(await listen(createSite(root)));
  }
  const urls = [ours, ...servers.map(({ origin }) => origin)].map((origin) => `${origin}/`);
  const times: PeerTimes[] = [];
  try {
    for (const profile of profiles) {
      const pages = await auditAlternately(urls, profile, runs);
      pages.forEach((page, index) => {
        times.push({ name: [OURS, ...names][index] ?? OURS, profile: profile.name, page });
      });
    }
  } finally {
    for (const server of servers) server.close();
  }
  return times;
}
