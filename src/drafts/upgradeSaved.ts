import { isRecord } from '../lib/isRecord';

/**
 * Converts drafts saved by builds before December 2026, which stored bare values or a `draft` object with
 * separate flags.
 */
export function upgradeSaved(saved: unknown): unknown {
  if (!isRecord(saved) || 'values' in saved) return saved;
  const values = isRecord(saved.draft) ? saved.draft : saved;
  const kind = saved.maybeSent === true ? 'maybeSent' : saved.unsent === true ? 'unsent' : 'editing';
  return { requestId: values.client_request_id, values, status: { kind } };
}
