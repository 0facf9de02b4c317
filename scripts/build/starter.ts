import { build } from 'esbuild';

/** A minified inline script, the same on every page. */
export async function buildInline(script: 'starter' | 'cachedFont', errorReportUrl = ''): Promise<string> {
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
