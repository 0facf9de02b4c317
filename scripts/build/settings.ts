import * as v from 'valibot';

const webAddress = v.pipe(
  v.string(),
  v.url('must be a full URL such as https://example.com'),
  v.regex(/^https?:\/\//, 'must start with https:// (or http:// for testing)'),
  v.regex(/^https?:\/\/[^/?#@]*(?:[/?#]|$)/, 'must not include a user name or password'),
);

const httpUrl = v.optional(v.union([v.literal(''), webAddress]));

/** Paths are appended to it. */
const baseUrl = v.optional(
  v.union([
    v.literal(''),
    v.pipe(
      webAddress,
      v.regex(/^[^#]*$/, 'must not include a fragment (#)'),
      v.regex(/^[^?]*$/, 'must not include a query (?)'),
    ),
  ]),
);

const EnvSchema = v.object({
  VITE_API_BASE_URL: baseUrl,
  VITE_SITE_URL: baseUrl,
  VITE_OFFLINE: v.optional(v.picklist(['', 'on', 'off'], 'must be on or off')),
  HSTS: v.optional(v.picklist(['', 'preload'], 'must be preload or empty')),
  VITE_ERROR_REPORT_URL: httpUrl,
  VITE_PORTAL_CLIENT_URL: httpUrl,
  VITE_PORTAL_DRIVERS_URL: httpUrl,
  VITE_PORTAL_ADMIN_URL: httpUrl,
  VITE_SOCIAL_FACEBOOK_URL: httpUrl,
  VITE_SOCIAL_INSTAGRAM_URL: httpUrl,
  VITE_SOCIAL_LINKEDIN_URL: httpUrl,
});

export type Settings = v.InferOutput<typeof EnvSchema>;

/**
 * Validates settings as text, by name.
 * @throws an error that lists each invalid setting with the reason
 */
export function parseSettings(values: Readonly<Record<string, string | undefined>>): Settings {
  const result = v.safeParse(EnvSchema, values);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => {
    // The union's last option has the more specific message.
    const reason = issue.issues?.at(-1)?.message ?? issue.message;
    // Keeps passwords out of logs.
    const shown = String(issue.input).replace(/\/\/.*@/, '//…@');
    return `  ${v.getDotPath(issue) ?? '?'}: ${reason} (is "${shown}")`;
  });
  throw new Error(`Invalid configuration. Correct .env:\n${lines.join('\n')}`);
}
