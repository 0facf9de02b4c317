/** @jest-environment node */
import { buildInline } from '../../scripts/build/starter';

test('reports a failed start to the configured collector', async () => {
  const script = await buildInline('starter', 'https://errors.example.com/site');
  expect(script).toContain('https://errors.example.com/site');
  expect(script).toContain('sendBeacon');
});

test('contains no error reporting when no collector is configured', async () => {
  const script = await buildInline('starter');
  expect(script).toContain('modulepreload');
  expect(script).not.toMatch(/sendBeacon|import\.meta|\[email\]/);
});
