import type { GenericSchema, InferOutput } from 'valibot';
import { safeParse } from 'valibot';
import { PORTS_MAX } from '../config/limits';
import type { ApiError } from '../lib/apiError';
import { isRecord } from '../lib/isRecord';
import type { ApiRequest } from './operations';
import type { ApiResult } from './send';

/** More pages than any list of ports needs. */
const PAGES_MAX = 20;

/** The first {@link PORTS_MAX} items of a list, and whether there are more. */
export interface LimitedList<TItem> {
  readonly items: readonly TItem[];
  readonly hasMore: boolean;
}

type Send = (request: ApiRequest) => PromiseLike<{ data?: unknown; error?: ApiError }>;

/**
 * A whole list, bare (`[...]`) or paginated (`{count, next, previous, results}`), up to the limit.
 * Only the query of `next` is used, because behind a proxy its scheme and host are often not the public ones.
 * Items that do not match the schema are dropped; a list of nothing else is malformed.
 */
export async function fetchList<TItem extends GenericSchema>(
  request: ApiRequest,
  item: TItem,
  sendPage: Send,
): Promise<{ data: LimitedList<InferOutput<TItem>> } | { error: ApiError }> {
  const items: InferOutput<TItem>[] = [];
  const limited = (hasMore: boolean) => ({ data: { items, hasMore } });
  const seen = new Set<string>();
  const entries = new Set<string>();
  let dropped = 0;
  let query: Readonly<Record<string, string>> | undefined = request.query;

  for (let page = 0; page < PAGES_MAX; page += 1) {
    const result = (await sendPage({ ...request, query })) as ApiResult;
    if (result.error) return { error: result.error };
    const body = readPage(result.data);
    if (!body) return { error: { kind: 'malformed', detail: 'not a list' } };
    for (const entry of body.results) {
      // A list that shifts between two pages repeats items.
      const text = JSON.stringify(entry);
      if (entries.has(text)) continue;
      entries.add(text);
      const parsed = safeParse(item, entry);
      if (!parsed.success) dropped += 1;
      else if (items.length === PORTS_MAX) return limited(true);
      else items.push(parsed.output);
    }
    const next = body.next ? new URLSearchParams(body.next.split('?')[1] ?? '') : undefined;
    // A page that links to itself or back ends the list.
    if (!next || seen.has(next.toString())) {
      const isUnreadable = items.length === 0 && dropped > 0;
      return isUnreadable ? { error: { kind: 'malformed', detail: 'no readable item' } } : limited(false);
    }
    seen.add(next.toString());
    query = Object.fromEntries(next);
  }
  return limited(true);
}

function readPage(data: unknown): { results: unknown[]; next?: string } | undefined {
  if (Array.isArray(data)) return { results: data };
  if (!isRecord(data)) return undefined;
  const { results, next } = data;
  if (!Array.isArray(results)) return undefined;
  return typeof next === 'string' ? { results, next } : { results };
}
