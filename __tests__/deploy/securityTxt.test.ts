/** @jest-environment node */
import { securityTxt } from '../../scripts/build/securityTxt';

const built = new Date('2026-11-20T15:04:05Z');
const text = securityTxt({ email: 'info@example.com', siteUrl: 'https://www.example.com', built });
const fieldsOf = (name: string) =>
  text.split('\n').flatMap((line) => (line.startsWith(`${name}: `) ? [line.slice(name.length + 2)] : []));

test('lists two contacts, its canonical URL and the language', () => {
  expect(fieldsOf('Contact')).toEqual(['mailto:info@example.com', 'https://www.example.com/contact']);
  expect(fieldsOf('Canonical')).toEqual(['https://www.example.com/.well-known/security.txt']);
  expect(fieldsOf('Preferred-Languages')).toEqual(['en']);
});

test('has one expiry date, within a year of the build', () => {
  const [expires = '', ...others] = fieldsOf('Expires');
  expect(others).toEqual([]);
  const days = (Date.parse(expires) - built.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});
