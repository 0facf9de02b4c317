import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Headers of the built site, for all pages and for one. */
export const builtHeaders = { '*': { 'X-Content-Type-Options': 'nosniff' }, '/about': { 'X-Page': 'about' } };

/** Writes a small built site into a temporary folder, with a secret file outside its root. */
export function writeBuiltSite(): { outer: string; root: string } {
  const outer = mkdtempSync(path.join(tmpdir(), 'site-'));
  const root = path.join(outer, 'dist');
  const write = (name: string, content: string | Buffer) => {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  write('../secret.txt', 'secret');
  write('index.html', 'home');
  write('about.html', 'about');
  write('services.html', 'services');
  write('services/auto-shipping.html', 'auto shipping');
  write('404.html', 'missing');
  write('assets/main-1a2b.js', 'script');
  write('assets/main-1a2b.js.br', brotliCompressSync('script'));
  write('assets/main-1a2b.js.gz', gzipSync('script'));
  write('pictures/car.avif', 'picture');
  write('fonts/archivo.woff2', 'font');
  write('site.webmanifest', '{}');
  write('sw.js', 'worker');
  write('.env', 'hidden');
  write('.well-known/security.txt', 'contact');
  write('.well-known/.hidden', 'hidden');
  write('about/.well-known/security.txt', 'hidden');
  return { outer, root };
}
