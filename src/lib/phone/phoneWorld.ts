import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** An international number, checked against its country's numbering plan. */
export interface WorldPhone {
  /** In international format, such as '+44 20 7946 0018'. */
  readonly written: string;
  /** In English; undefined for numbers without a country, such as satellite phones. */
  readonly country: string | undefined;
  /** Whether the country's plan has numbers with this prefix and length. */
  readonly isValid: boolean;
}

/**
 * Parses an E.164 number with the numbering plans of all countries. The plans are large, so this module is
 * loaded only for numbers outside North America and Nigeria.
 * @param e164 such as '+442079460018'
 * @returns undefined if no country has this code
 */
export function readWorldPhone(e164: string): WorldPhone | undefined {
  const number = parsePhoneNumberFromString(e164);
  if (!number) return undefined;
  return {
    written: number.formatInternational(),
    country: number.country && countryName(number.country),
    isValid: number.isValid(),
  };
}

/** A country's name; undefined in browsers without these names, before Chrome 81 and Safari 14.1. */
const countryName = (code: string): string | undefined =>
  // eslint-disable-next-line compat/compat -- tested for
  'DisplayNames' in Intl ? new Intl.DisplayNames('en', { type: 'region' }).of(code) : undefined;
