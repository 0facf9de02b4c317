import { loadEnv } from 'vite';
import * as v from 'valibot';

const webAddress = v.pipe(
  v.string(),
  v.url('must be a whole address such as https://example.com'),
  v.regex(/^https?:\/\//, 'must start with https:// (or http:// for a test)'),
  v.regex(/^https?:\/\/[^/?#@]*(?:[/?#]|$)/, 'must have no user name and no password'),
);

const httpUrl = v.optional(v.union([v.literal(''), webAddress]));

/** Paths are put behind it. */
const baseUrl = v.optional(
  v.union([
    v.literal(''),
    v.pipe(
      webAddress,
      v.regex(/^[^#]*$/, 'must have no fragment (#)'),
      v.regex(/^[^?]*$/, 'must have no query (?)'),
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
 * The settings of `.env` and the environment, checked.
 * @throws an error that names each setting that is wrong, and how
 */
export function readSettings(mode: string, root = process.cwd()): Settings {
  const result = v.safeParse(EnvSchema, loadEnv(mode, root, ['VITE_', 'HSTS']));
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => {
    // Of a union, the last branch is the one that was meant.
    const reason = issue.issues?.at(-1)?.message ?? issue.message;
    // A log must not show a password.
    const shown = String(issue.input).replace(/\/\/.*@/, '//…@');
    return `  ${v.getDotPath(issue) ?? '?'}: ${reason} (it is "${shown}")`;
  });
  throw new Error(`The configuration is not valid. Correct .env:\n${lines.join('\n')}`);
}
