import type { GenericSchema, InferOutput } from 'valibot';
import { safeParse } from 'valibot';
import { PORTS_MAX } from '../config/limits';
import type { ApiError } from '../lib/apiError';
import { isRecord } from '../lib/json';
import type { ApiRequest } from './operations';
import type { ApiResult } from './send';

/** Upper limit, in case the server's pages never end. */
const PAGES_MAX = 20;

/** The first {@link PORTS_MAX} items of a list and whether there are more. */
export interface LimitedList<TItem> {
  readonly items: readonly TItem[];
  readonly hasMore: boolean;
}

type SendPage = (request: ApiRequest) => PromiseLike<{ data?: unknown; error?: ApiError }>;

/** RTK Query's query function, for {@link fetchList}. */
export const queryList =
  <TItem extends GenericSchema>(request: ApiRequest, item: TItem) =>
  (_arg: undefined, _api: unknown, _options: unknown, sendPage: unknown) =>
    fetchList(request, item, sendPage as SendPage);

/**
 * Fetches a whole list, bare (`[...]`) or paginated (`{count, next, previous, results}`), up to the limit.
 * Uses only the query of `next`, because behind a proxy its scheme and host are often not the public ones.
 * Items that fail validation are dropped; if all do, the response is malformed.
 */
async function fetchList<TItem extends GenericSchema>(
  request: ApiRequest,
  item: TItem,
  sendPage: SendPage,
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
      // If the list changes between two pages, items may repeat.
      const text = JSON.stringify(entry);
      if (entries.has(text)) continue;
      entries.add(text);
      const parsed = safeParse(item, entry);
      if (!parsed.success) dropped += 1;
      else if (items.length === PORTS_MAX) return limited(true);
      else items.push(parsed.output);
    }
    const next = body.next ? new URLSearchParams(body.next.split('?')[1] ?? '') : undefined;
    // A page that links to itself or an earlier page ends the list.
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
