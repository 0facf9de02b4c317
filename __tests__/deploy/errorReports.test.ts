/** @jest-environment node */
import { unmentionedErrorReports } from '../../scripts/launch/errorReports';

const URL = 'https://errors.example.com/site';

test('the launch check asks for the privacy policy to mention error reports, when they are on', () => {
  expect(unmentionedErrorReports(URL, 'We collect nothing.')).toEqual([
    expect.objectContaining({ where: '.env VITE_ERROR_REPORT_URL' }),
  ]);
  expect(unmentionedErrorReports(URL, 'The site sends us error reports.')).toEqual([]);
});

test('without them, it asks for nothing', () => {
  expect(unmentionedErrorReports('', 'We collect nothing.')).toEqual([]);
  expect(unmentionedErrorReports(undefined, 'We collect nothing.')).toEqual([]);
});
