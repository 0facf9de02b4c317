/** @jest-environment node */
import { unmentionedErrorReports } from '../../scripts/launch/settingChecks';

const URL = 'https://errors.example.com/site';

test('warns when error reports are on but the privacy policy does not mention them', () => {
  expect(unmentionedErrorReports(URL, 'We collect nothing.')).toEqual([
    expect.objectContaining({ where: '.env VITE_ERROR_REPORT_URL' }),
  ]);
  expect(unmentionedErrorReports(URL, 'The site sends us error reports.')).toEqual([]);
});

test('does not warn when error reports are off', () => {
  expect(unmentionedErrorReports('', 'We collect nothing.')).toEqual([]);
  expect(unmentionedErrorReports(undefined, 'We collect nothing.')).toEqual([]);
});
