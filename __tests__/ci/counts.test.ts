/** @jest-environment node */
import { countPlaywright, countSteps } from '../../scripts/ci/counts';

const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

test('a test in the browser that passed at its second try counts as passed, and is named', () => {
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

test('what goes wrong outside of any test is a failure', () => {
  const report = {
    stats: { expected: 1, unexpected: 0, flaky: 0 },
    suites: [],
    errors: [{ message: 'no port' }],
  };
  expect(countPlaywright(JSON.stringify(report))).toMatchObject({ passed: 1, failed: 1 });
});

test('a step that failed is named', () => {
  expect(countSteps('passed build\nfailed valid HTML\n')).toEqual({
    name: 'Steps',
    passed: 1,
    failed: 1,
    notes: ['failed valid HTML'],
  });
});
