import * as v from 'valibot';
import { contactChannels } from '../../api/requestSchemas';

const SentSchema = v.object({
  reference: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  preferred: v.fallback(v.picklist(['', ...contactChannels]), ''),
});

/** What the page after sending shows. */
export type Sent = v.InferOutput<typeof SentSchema>;

/**
 * It travels in the history entry, not in the address: it survives a reload, and nobody can make a link that
 * pretends a request was sent.
 */
export function parseSent(state: unknown): Sent | undefined {
  const result = v.safeParse(SentSchema, state);
  return result.success ? result.output : undefined;
}
