import { build } from 'esbuild';

/** An inline script of every page, minified: the same text on each, so that one hash in the policy allows it. */
export async function buildInline(script: 'starter' | 'keptFont'): Promise<string> {
  const result = await build({
    entryPoints: [`src/start/${script}.ts`],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
  });
  return result.outputFiles[0]?.text.trim() ?? '';
}
