import { build } from 'esbuild';

/** An inline script of every page, minified: the same text on each, so that one hash in the policy allows it. */
export async function buildInline(script: 'starter' | 'keptFont', errorReportUrl = ''): Promise<string> {
  const result = await build({
    entryPoints: [`src/start/${script}.ts`],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'import.meta.env.VITE_ERROR_REPORT_URL': JSON.stringify(errorReportUrl) },
  });
  return result.outputFiles[0]?.text.trim() ?? '';
}
