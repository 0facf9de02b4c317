import { suggestEmail } from '../../../src/lib/text/emailSuggestion';

it.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['Ada.Obi+cars@GMAIL.CON', 'Ada.Obi+cars@gmail.com'],
  ['ada@gmal.com', 'ada@gmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@gmail,com', 'ada@gmail.com'],
  ['ada@gmailcom', 'ada@gmail.com'],
  ['ada@yaho.com', 'ada@yahoo.com'],
  ['ada@yahoo.co.ku', 'ada@yahoo.co.uk'],
  ['ada@hotmial.com', 'ada@hotmail.com'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@iclould.com', 'ada@icloud.com'],
  ['Ada <ada@gmial.com>', 'ada@gmail.com'],
])('suggests for %j', (typed, email) => {
  expect(suggestEmail(typed)).toEqual({ email, isUnfinished: false });
});

it.each(['ada@gmail.co', 'ada@yahoo.co', 'ada@hotmail.co.u'])('knows that %j may be unfinished', (typed) => {
  expect(suggestEmail(typed)).toMatchObject({ isUnfinished: true });
});

it.each([
  '',
  'ada',
  'ada@',
  '@gmial.com',
  'ada@gmail.com',
  'ada@GMAIL.com',
  'ada@ymail.com',
  'ada@mail.com',
  'ada@email.com',
  'ada@gmail.com.ng',
  'ada@yahoo.co.',
  'ada@yahoo.co.za',
  'ada@yahoo.fr',
  'ada@example.com',
  'ada@gimal.co',
  'ada@gmlia.com',
  'ada obi@gmial.com',
])('suggests nothing for %j', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
