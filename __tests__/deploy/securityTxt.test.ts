/** @jest-environment node */
import { securityTxt } from '../../scripts/build/securityTxt';

const built = new Date('2026-11-20T15:04:05Z');
const text = securityTxt({ email: 'info@example.com', siteUrl: 'https://www.example.com', built });
const fieldsOf = (name: string) =>
  text.split('\n').flatMap((line) => (line.startsWith(`${name}: `) ? [line.slice(name.length + 2)] : []));

test('names two ways to report a weakness, the address of the file and the language', () => {
  expect(fieldsOf('Contact')).toEqual(['mailto:info@example.com', 'https://www.example.com/contact']);
  expect(fieldsOf('Canonical')).toEqual(['https://www.example.com/.well-known/security.txt']);
  expect(fieldsOf('Preferred-Languages')).toEqual(['en']);
});

test('expires once, less than a year after the build', () => {
  const [expires = '', ...others] = fieldsOf('Expires');
  expect(others).toEqual([]);
  const days = (Date.parse(expires) - built.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});
