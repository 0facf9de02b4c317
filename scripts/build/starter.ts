import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { inlineTarget, newestSyntax } from './baseline';

/** Minified code of a script in src/start with its imports. */
async function bundle(script: string, format: 'iife' | 'esm', errorReportUrl: string): Promise<string> {
  const result = await build({
    entryPoints: [`src/start/${script}.ts`],
    bundle: true,
    write: false,
    minify: true,
    format,
    target: format === 'iife' ? inlineTarget : newestSyntax,
    define: { 'import.meta.env.VITE_ERROR_REPORT_URL': JSON.stringify(errorReportUrl) },
  });
  return result.outputFiles[0]?.text.trim() ?? '';
}

/** A minified inline script, the same on every page. */
export const buildInline = (script: 'starter' | 'beforePaint', errorReportUrl = ''): Promise<string> =>
  bundle(script, 'iife', errorReportUrl);

/**
 * Writes the external script of every page.
 * @returns its URL
 */
export async function writeRescue(out: string, errorReportUrl = ''): Promise<string> {
  const code = await bundle('rescue', 'esm', errorReportUrl);
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 7);
  const url = `/assets/rescue-${hash}.js`;
  const file = path.join(out, url);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, code);
  return url;
}
