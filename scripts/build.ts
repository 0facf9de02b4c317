import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, runnerImport } from 'vite';
import { licensesFile } from '../src/config/paths';
import type * as companyModule from '../src/content/company';
import { compressFolder } from './build/compress';
import { headersOf } from './build/headers';
import { extractManifest } from './build/manifest';
import { NOT_FOUND, prerenderAll } from './build/prerender';
import { writeSecurityTxt } from './build/securityTxt';
import { writeSitemap } from './build/sitemap';
import { writeWorker } from './build/worker';
import { GENERATED, writeDeployment } from './deploy/generate';
import { readSettings } from './env';
import { readLock } from './licenses/lock';
import { licenseNotices } from './licenses/notices';

const OUT = 'dist';
const SSR_OUT = '.cache/ssr';

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** `npm run build`: browser bundle, server bundle, a page per route, headers and compressed copies. */
async function run(): Promise<void> {
  const begin = performance.now();
  const mode = process.env.BUILD_MODE ?? 'production';
  const settings = readSettings(mode);
  // A build that fails below leaves no headers of the one before, so that its pages can't be published with them.
  await rm(GENERATED, { recursive: true, force: true });
  await build({ mode, configLoader: 'runner', logLevel: 'warn', build: { outDir: OUT } });
  await build({
    mode,
    configLoader: 'runner',
    logLevel: 'warn',
    build: {
      ssr: 'src/prerender.tsx',
      outDir: SSR_OUT,
      manifest: false,
      copyPublicDir: false,
      // The server bundle is read from disk, so dynamic imports may be bundled with static ones.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
  });
  const manifest = await extractManifest(OUT);
  const beginPages = performance.now();
  const pages = await prerenderAll(OUT, SSR_OUT, manifest, settings.VITE_ERROR_REPORT_URL);
  const pagesMs = performance.now() - beginPages;
  await writeWorker(OUT, manifest, pages, settings.VITE_OFFLINE !== 'off');
  const headers = headersOf(
    pages,
    [settings.VITE_API_BASE_URL, settings.VITE_ERROR_REPORT_URL],
    settings.HSTS,
  );
  await writeDeployment(headers);
  const siteUrl = (settings.VITE_SITE_URL || 'https://harmattan.example').replace(/\/+$/, '');
  await writeSitemap(
    OUT,
    siteUrl,
    [...pages.keys()].filter((route) => route !== NOT_FOUND),
  );
  // Loaded through Vite, because the module reads settings from `import.meta.env`.
  const { company } = (await runnerImport<typeof companyModule>('/src/content/company.ts', { mode })).module;
  await writeFile(path.join(OUT, licensesFile), licenseNotices(readLock()));
  await writeSecurityTxt(OUT, { email: company.email, siteUrl, built: new Date() });
  const files = await compressFolder(OUT);
  console.log(`Built ${String(pages.size)} pages in ${seconds(pagesMs)}; compressed ${String(files)} files.`);
  console.log(`Build took ${seconds(performance.now() - begin)}.`);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
