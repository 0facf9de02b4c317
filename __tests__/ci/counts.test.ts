/** @jest-environment node */
import { countPlaywright, countSteps } from '../../scripts/ci/counts';

const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

test('counts a browser test that passed on retry as passed, and names it as flaky', () => {
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 1 },
    suites: [
      {
        title: 'popup.spec.ts',
        specs: [spec('opens', 'expected')],
        suites: [{ title: 'the pop-up', specs: [spec('closes', 'flaky'), spec('stays', 'unexpected')] }],
      },
    ],
    errors: [],
  };
  expect(countPlaywright(JSON.stringify(report))).toEqual({
    name: 'Playwright',
    passed: 3,
    failed: 1,
    notes: ['flaky popup.spec.ts › the pop-up › closes'],
  });
});

test('counts an error outside of any test as a failure', () => {
  const report = {
    stats: { expected: 1, unexpected: 0, flaky: 0 },
    suites: [],
    errors: [{ message: 'no port' }],
  };
  expect(countPlaywright(JSON.stringify(report))).toMatchObject({ passed: 1, failed: 1 });
});

test('names a failed step', () => {
  expect(countSteps('passed build\nfailed valid HTML\n')).toEqual({
    name: 'Steps',
    passed: 1,
    failed: 1,
    notes: ['failed valid HTML'],
  });
});
