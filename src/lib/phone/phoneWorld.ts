import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A number of any country, held to that country's own plan. */
export interface WorldPhone {
  /** As it is written internationally, such as '+44 20 7946 0018'. */
  readonly written: string;
  /** In English; undefined for numbers of no country, such as satellite telephones. */
  readonly country: string | undefined;
  /** Whether that country's plan has numbers that begin so and are this long. */
  readonly isValid: boolean;
}

/**
 * Reads an E.164 number by the numbering plans of all countries. They weigh much, so this file is loaded only when a
 * number from outside North America and Nigeria is typed.
 * @param e164 such as '+442079460018'
 * @returns undefined when no country has this code
 */
export function readWorldPhone(e164: string): WorldPhone | undefined {
  const number = parsePhoneNumberFromString(e164);
  if (!number) return undefined;
  return {
    written: number.formatInternational(),
    country: number.country && new Intl.DisplayNames('en', { type: 'region' }).of(number.country),
    isValid: number.isValid(),
  };
}
