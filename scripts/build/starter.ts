import { build } from 'esbuild';

/** The inline script of every page, minified: the same text on each, so that one hash in the policy allows it. */
export async function buildStarter(): Promise<string> {
  const result = await build({
    entryPoints: ['src/start/starter.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
  });
  return result.outputFiles[0]?.text.trim() ?? '';
}
