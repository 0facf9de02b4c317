import { describeRefusal } from '../../../src/content/refusal';
import { contactRules } from '../../../src/features/contact/contactRules';
import { fieldId, subjectLabel, subjectOf, toMessage } from '../../../src/features/contact/contactValues';
import type { ContactValues } from '../../../src/features/contact/contactValues';
import { messageText, subjectText } from '../../../src/features/contact/messageText';
import { placeServerErrors } from '../../../src/features/contact/serverErrors';
import type { FieldErrors } from '../../../src/lib/apiError';

const values: ContactValues = {
  name: ' Ada Obi ',
  email: ' ada@example.com ',
  phone: ' +1 410 555 0142 ',
  subject: 'papers',
  message: ' Which papers? ',
  consent: true,
  list: '',
};

describe('a message', () => {
  it('goes out trimmed, with its subject in words', () => {
    expect(toMessage(values)).toEqual({
      name: 'Ada Obi',
      email: 'ada@example.com',
      phone: '+1 410 555 0142',
      subject: subjectLabel('papers'),
      message: 'Which papers?',
      consent: true,
    });
    expect(subjectLabel('papers')).not.toBe('papers');
  });

  it('goes out without a telephone rather than with an empty one', () => {
    expect(toMessage({ ...values, phone: ' ' })).not.toHaveProperty('phone');
  });

  it('reads as a text for another channel', () => {
    expect(messageText(values)).toBe('Which papers?\n\nAda Obi\nada@example.com\n+1 410 555 0142');
    expect(messageText({ ...values, phone: '' })).toBe('Which papers?\n\nAda Obi\nada@example.com');
    expect(messageText({})).toBe('');
    expect(subjectText(values)).toBe(subjectLabel('papers'));
    expect(subjectText({})).toBe('');
  });
});

it('knows the subjects of a link', () => {
  expect(subjectOf('papers')).toBe('papers');
  expect([subjectOf('x'), subjectOf(null)]).toEqual([undefined, undefined]);
  expect(subjectLabel('x')).toBe('x');
  expect(fieldId('email')).toBe('contact-email');
});

describe('a field', () => {
  it.each([
    ['name', 'Ada'],
    ['email', 'ada@example.com'],
    ['phone', ''],
    ['phone', ' '],
    ['phone', '+234 803 123 4567'],
    ['phone', '410 555 0142'],
    ['phone', '0803 123 4567'],
    ['phone', '+44 20 7946 0958'],
    ['subject', 'other'],
    ['message', 'Hi'],
  ] as const)('%s may hold %j', (field, text) => {
    expect(contactRules[field](text)).toBe(true);
  });

  it.each([
    ['name', ' '],
    ['email', ' '],
    ['email', 'ada@'],
    ['phone', '123456'],
    ['phone', '1234567890123456'],
    ['phone', 'call 1234567'],
    ['phone', '1234567 x'],
    ['phone', '123456789012345'],
    ['subject', ''],
    ['message', ''],
  ] as const)('%s may not hold %j', (field, text) => {
    expect(contactRules[field](text)).toEqual(expect.stringMatching(/^[A-Z].*\.$/));
  });

  it('says something else where nothing is written than where it is written wrongly', () => {
    expect(contactRules.email('')).not.toBe(contactRules.email('ada@'));
    expect(contactRules.email(undefined)).toBe(contactRules.email(''));
    expect(contactRules.phone(undefined)).toBe(true);
    expect(contactRules.name(undefined)).toBe(contactRules.name(''));
  });

  it('for the consent must be ticked', () => {
    expect(contactRules.consent(true)).toBe(true);
    expect(contactRules.consent(false)).toEqual(expect.stringMatching(/^[A-Z].*\.$/));
  });
});

describe('what the server refuses', () => {
  const placed = (fields: FieldErrors, summary: readonly string[] = []) =>
    placeServerErrors({ kind: 'validation', status: 400, fields, summary });

  it('is said beside its field', () => {
    expect(placed({ email: ['Bad.', 'Worse.'] })).toEqual({ fields: { email: 'Bad. Worse.' }, summary: [] });
  });

  it('is said above the form where there is no such field, by its name', () => {
    expect(placed({ zip_code: ['Odd.'], 'a.b': ['No.'] }, ['Closed.'])).toEqual({
      fields: {},
      summary: ['Closed.', 'zip code: Odd.', 'a b: No.'],
    });
  });

  it('says whom to ask where there is no word', () => {
    expect(placed({})).toEqual({ fields: {}, summary: [describeRefusal({})] });
    expect(placed({}, ['Closed.'])).toEqual({ fields: {}, summary: ['Closed.'] });
    expect(placeServerErrors({ kind: 'timeout' })).toEqual({ fields: {}, summary: [] });
  });
});
