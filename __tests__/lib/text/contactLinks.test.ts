import { chatHref, mailHref, shareHref } from '../../../src/lib/text/contactLinks';

const note = { subject: 'Quote & dates', text: 'Hello,\nhow long?' };
const text = 'Hello%2C%0Ahow%20long%3F';

it('puts the message into a link, encoded', () => {
  expect(mailHref('info@harmattan.example', note)).toBe(
    `mailto:info@harmattan.example?subject=Quote%20%26%20dates&body=${text}`,
  );
  expect(chatHref('https://wa.me/14105550142', note)).toBe(`https://wa.me/14105550142?text=${text}`);
  expect(shareHref(note.text)).toBe(`https://wa.me/?text=${text}`);
});

it('is just the address without one', () => {
  expect(mailHref('info@harmattan.example', null)).toBe('mailto:info@harmattan.example');
  expect(chatHref('https://wa.me/14105550142', null)).toBe('https://wa.me/14105550142');
});
