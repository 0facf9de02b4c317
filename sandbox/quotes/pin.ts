import * as v from 'valibot';

/** A demonstration quote stands still: always so many steps in, whatever the date. */
export const PinSchema = v.object({
  elapsed: v.number(),
  /** Told instead of what the schedule says. */
  status: v.optional(v.string()),
  /** Milestones that the schedule does not know, after its own. */
  extra: v.optional(v.array(v.object({ code: v.string(), label: v.nullable(v.string()) }))),
});
export type Pin = v.InferOutput<typeof PinSchema>;
