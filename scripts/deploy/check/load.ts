import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Host } from './host';
import type { Tally } from './tally';

const THREADS = 2;
const CONNECTIONS = 50;

export interface Load {
  readonly perSecond: number;
  readonly requests: number;
  /** Connections that failed, and answers that were neither 2xx nor 3xx. */
  readonly errors: number;
}

const numbers = (text: string | undefined) => (text?.match(/\d+/g) ?? []).map(Number);

/** Runs wrk against this machine for so many seconds. */
export async function load(url: string, seconds: number, headers: readonly string[]): Promise<Load> {
  const { stdout } = await promisify(execFile)('wrk', [
    `-t${String(THREADS)}`,
    `-c${String(CONNECTIONS)}`,
    `-d${String(seconds)}s`,
    ...headers.flatMap((header) => ['-H', header]),
    url,
  ]);
  const failed = [
    /Socket errors: (.*)/.exec(stdout)?.[1],
    /Non-2xx or 3xx responses: (.*)/.exec(stdout)?.[1],
  ];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0),
    errors: failed.flatMap(numbers).reduce((sum, count) => sum + count, 0),
  };
}

export const describe = ({ perSecond, requests, errors }: Load) =>
  `${String(Math.round(perSecond))} requests per second, ${String(requests)} in all, ${String(errors)} errors`;

/** Ten seconds on a page, as browsers ask for it: compressed, over connections that are kept. */
export async function checkLoad(tally: Tally, host: Host): Promise<void> {
  const found = await load(`${host.origin}/quote`, 10, ['Accept-Encoding: br']);
  console.log(`  /quote, ${String(CONNECTIONS)} connections: ${describe(found)}`);
  tally.expect('answers under load', found.requests > 0);
  tally.expect('no errors under load', found.errors === 0, String(found.errors));
}
