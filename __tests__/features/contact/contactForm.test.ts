import { describeRefusal } from '../../../src/content/sending';
import { applyLink } from '../../../src/features/contact/useLinkedMessage';
import {
  contactRules,
  fieldId,
  subjectLabel,
  subjectOf,
  toMessage,
  messageText,
  subjectText,
} from '../../../src/features/contact/contactValues';
import type { ContactValues } from '../../../src/features/contact/contactValues';
import { placeServerErrors } from '../../../src/features/contact/contactDraft';
import type { FieldErrors } from '../../../src/lib/apiError';

const values: ContactValues = {
  name: ' Ada Obi ',
  email: ' ada@example.com ',
  phone: ' +1 410 555 0142 ',
  subject: 'papers',
  message: ' Which papers? ',
  consent: true,
  list: '',
  linkedSubject: '',
};

describe('a message', () => {
  it('is sent trimmed, with its subject’s label', () => {
    expect(toMessage(values)).toEqual({
      name: 'Ada Obi',
      email: 'ada@example.com',
      phone: '+14105550142',
      subject: subjectLabel('papers'),
      message: 'Which papers?',
      consent: true,
    });
    expect(subjectLabel('papers')).not.toBe('papers');
  });

  it('omits an empty phone number', () => {
    expect(toMessage({ ...values, phone: ' ' })).not.toHaveProperty('phone');
  });

  it('can be written as text for another channel', () => {
    expect(messageText(values)).toBe('Which papers?\n\nAda Obi\nada@example.com\n+1 410 555 0142');
    expect(messageText({ ...values, phone: '' })).toBe('Which papers?\n\nAda Obi\nada@example.com');
    expect(messageText({})).toBe('');
    expect(subjectText(values)).toBe(subjectLabel('papers'));
    expect(subjectText({})).toBe('');
  });
});

it('reads the subject of a link', () => {
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
  ] as const)('%s accepts %j', (field, text) => {
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
  ] as const)('%s rejects %j', (field, text) => {
    expect(contactRules[field](text)).toEqual(expect.stringMatching(/^[A-Z].*\.$/));
  });

  it('has different messages for missing and for invalid input', () => {
    expect(contactRules.email('')).not.toBe(contactRules.email('ada@'));
    expect(contactRules.email(undefined)).toBe(contactRules.email(''));
    expect(contactRules.phone(undefined)).toBe(true);
    expect(contactRules.name(undefined)).toBe(contactRules.name(''));
  });

  it('consent must be checked', () => {
    expect(contactRules.consent(true)).toBe(true);
    expect(contactRules.consent(false)).toEqual(expect.stringMatching(/^[A-Z].*\.$/));
  });
});

describe('a server error', () => {
  const placed = (fields: FieldErrors, summary: readonly string[] = []) =>
    placeServerErrors({ kind: 'validation', status: 400, fields, summary });

  it('is placed at its field', () => {
    expect(placed({ email: ['Bad.', 'Worse.'] })).toEqual({ fields: { email: 'Bad. Worse.' }, summary: [] });
  });

  it('is listed above the form, with its name, if there is no such field', () => {
    expect(placed({ zip_code: ['Odd.'], 'a.b': ['No.'] }, ['Closed.'])).toEqual({
      fields: {},
      summary: ['Closed.', 'zip code: Odd.', 'a b: No.'],
    });
  });

  it('has a general message if the server gives none', () => {
    expect(placed({})).toEqual({ fields: {}, summary: [describeRefusal({})] });
    expect(placed({}, ['Closed.'])).toEqual({ fields: {}, summary: ['Closed.'] });
    expect(placeServerErrors({ kind: 'timeout' })).toEqual({ fields: {}, summary: [] });
  });
});

describe('the enquiry list in the message', () => {
  it('replaces the earlier one literally, whatever it contains', () => {
    const odd = '2 × Engine, $& $1 $` $$500';
    const before = { ...values, subject: 'shop', message: 'Hi\n\n1 × Bus\n\nBye', list: '1 × Bus' };
    expect(applyLink(before, 'shop', odd)).toMatchObject({ message: `Hi\n\n${odd}\n\nBye`, list: odd });
  });

  it('is not added twice, and only with the shop’s subject', () => {
    const added = applyLink({ ...values, message: '' }, 'shop', '1 × Bus');
    expect(added).toMatchObject({ subject: 'shop', message: '1 × Bus', list: '1 × Bus' });
    expect(applyLink(added, 'shop', '1 × Bus')).toBe(added);
    expect(applyLink(values, 'papers', '1 × Bus')).toMatchObject({ message: values.message, list: '' });
  });

  it('is removed with its last item, but not what the visitor has made of it', () => {
    const before = { ...values, message: 'Hi\n\n1 × Bus', list: '1 × Bus' };
    expect(applyLink(before, undefined, '')).toMatchObject({ message: 'Hi', list: '' });
    const rewritten = { ...before, message: 'Hi, I need one bus.' };
    expect(applyLink(rewritten, undefined, '')).toBe(rewritten);
  });

  it('leaves the subject that the visitor has chosen after following the link', () => {
    const linked = applyLink(values, 'careers', '');
    expect(linked).toMatchObject({ subject: 'careers' });
    const chosen = { ...linked, subject: 'shipment' };
    expect(applyLink(chosen, 'careers', '')).toBe(chosen);
  });
});
