import { build } from 'vite';
import { compressFolder } from './build/compress';
import { prerenderAll } from './build/prerender';
import { readSettings } from './env';

const OUT = 'dist';
const SSR_OUT = '.cache/ssr';

/** The whole build: browser bundle, server bundle, a page for each route, compressed copies. */
async function run(): Promise<void> {
  const mode = process.env.BUILD_MODE ?? 'production';
  readSettings(mode);
  await build({ mode, logLevel: 'warn', build: { outDir: OUT } });
  await build({
    mode,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir: SSR_OUT, manifest: false, copyPublicDir: false },
  });
  const pages = await prerenderAll(OUT, SSR_OUT);
  const files = await compressFolder(OUT);
  console.log(`Built ${String(pages)} pages; compressed ${String(files)} files.`);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
