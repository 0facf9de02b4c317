import * as v from 'valibot';

/** Pins a demo quote to one step of the schedule, whatever the date. */
export const PinSchema = v.object({
  elapsed: v.number(),
  /** Overrides the schedule's status. */
  status: v.optional(v.string()),
  /** A port where it changes vessels. */
  via: v.optional(v.string()),
  /** Milestones to append to the schedule's own. */
  extra: v.optional(v.array(v.object({ code: v.string(), label: v.nullable(v.string()) }))),
});
export type Pin = v.InferOutput<typeof PinSchema>;
