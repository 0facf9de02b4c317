/** @jest-environment node */
import { buildInline } from '../../scripts/build/starter';

test('the inline script reports a failed start to the address of the setting', async () => {
  const script = await buildInline('starter', 'https://errors.example.com/site');
  expect(script).toContain('https://errors.example.com/site');
  expect(script).toContain('sendBeacon');
});

test('without the setting, the inline script has nothing of it', async () => {
  const script = await buildInline('starter');
  expect(script).toContain('modulepreload');
  expect(script).not.toMatch(/sendBeacon|import\.meta|\[email\]/);
});
