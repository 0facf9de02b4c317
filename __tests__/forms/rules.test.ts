import { formErrors } from '../../src/content/formErrors';
import { dateRule, yearRule } from '../../src/forms/rules/dates';
import { emailRule } from '../../src/forms/rules/email';
import { phoneRule } from '../../src/forms/rules/phone';
import { vinRule } from '../../src/forms/rules/vin';

it.each([
  [
    'e-mail',
    emailRule,
    ['ada@example.com', ' ada@example.com\u200b'],
    ['ada', 'ada@', 'a@b..c'],
    formErrors.email,
  ],
  ['year', yearRule(1886, 2200), ['', '2018', ' 1886 '], ['18', '1885', '2201', '20l8'], formErrors.year],
  ['date', dateRule, ['', '2026-02-28'], ['2026-02-30', '28.2.2026'], formErrors.date],
  ['VIN', vinRule, ['1M8GDM9AXKP042788', 'x'], ['', ' - ', '\u200d'], formErrors.vin],
])('%s: accepts good values and explains bad ones', (_name, rule, good, bad, sentence) => {
  expect(good.map(rule)).toEqual(good.map(() => undefined));
  expect(bad.map(rule)).toEqual(bad.map(() => sentence));
});

it('asks for a missing e-mail address', () => {
  expect(['', ' '].map(emailRule)).toEqual([formErrors.noEmail, formErrors.noEmail]);
});

it.each([
  ['', undefined],
  ['+1 410 555 0142', undefined],
  ['+234 803 555 0142', undefined],
  ['ring me', formErrors.phone.characters],
  ['+1 410', formErrors.phone.length],
  ['+1 110 555 0142', formErrors.phone.impossible],
  ['55501423', formErrors.phone['no-country-code']],
  // Possible in the US and, as a mobile number, in Nigeria.
  ['803 555 0142', formErrors.phone['no-country-code']],
])('phone number “%s”: %s', (text, sentence) => {
  expect(phoneRule(text)).toBe(sentence);
});
