import { isRecord } from '../lib/isRecord';

/** A saved draft of any build: those before December 2026 saved bare values, or a `draft`, with marks beside them. */
export function upgradeSaved(saved: unknown): unknown {
  if (!isRecord(saved) || 'values' in saved) return saved;
  const values = isRecord(saved.draft) ? saved.draft : saved;
  const kind = saved.maybeSent === true ? 'maybeSent' : saved.unsent === true ? 'unsent' : 'editing';
  return { requestId: values.client_request_id, values, status: { kind } };
}
