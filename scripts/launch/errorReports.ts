import type { Finding } from './finding';

/**
 * Error reports leave the visitor's device, so the privacy policy must mention them.
 * @param url the setting, empty if reports are off
 * @param privacyText the full policy
 */
export function unmentionedErrorReports(url: string | undefined, privacyText: string): readonly Finding[] {
  if (!url || /error report/i.test(privacyText)) return [];
  return [
    {
      where: '.env VITE_ERROR_REPORT_URL',
      value: 'src/content/legal/legalPrivacy.ts does not mention error reports',
    },
  ];
}
