import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Host } from './host';
import type { Tally } from './tally';

const THREADS = 2;
const CONNECTIONS = 50;

export interface Load {
  readonly perSecond: number;
  readonly requests: number;
  /** Failed connections, and responses other than 2xx or 3xx. */
  readonly errors: number;
}

const numbers = (text: string | undefined) => (text?.match(/\d+/g) ?? []).map(Number);

/** Runs wrk against the local server. */
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
  `${String(Math.round(perSecond))} requests per second, ${String(requests)} total, ${String(errors)} errors`;

/** Loads a page for ten seconds as browsers do: compressed, with keep-alive. */
export async function checkLoad(tally: Tally, host: Host): Promise<void> {
  const result = await load(`${host.origin}/quote`, 10, ['Accept-Encoding: br']);
  console.log(`  /quote, ${String(CONNECTIONS)} connections: ${describe(result)}`);
  tally.expect('responds under load', result.requests > 0);
  tally.expect('no errors under load', result.errors === 0, String(result.errors));
}
