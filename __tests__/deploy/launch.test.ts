/** @jest-environment node */
import { leftoverNotice, siteUrlProblem } from '../../scripts/launch/settingChecks';

describe('the launch check of VITE_SITE_URL', () => {
  it.each(['https://www.example.com', 'https://xn--mnchen-3ya.de/', 'https://harmattan.com.ng:8443/cars'])(
    'accepts %s',
    (url) => {
      expect(siteUrlProblem(url)).toBeUndefined();
    },
  );

  it.each([
    ['http://www.example.com', 'must start with https://'],
    ['https://localhost', 'must be a public domain'],
    ['https://127.0.0.1', 'must be a public domain'],
    ['https://203.0.113.7:4173', 'must be a public domain'],
    ['https://[::1]', 'must be a public domain'],
    ['https://web-1', 'must be a public domain'],
    ['https://staging.local', 'must be a public domain'],
    ['https://harmattan.example', 'must be a public domain'],
    ['www.example.com', 'must be a full URL'],
  ])('rejects %s: %s', (url, problem) => {
    expect(siteUrlProblem(url)).toBe(problem);
  });
});

describe('the launch check of the template notice', () => {
  const legal = { where: 'src/content/legal/legalTerms.ts' };
  const other = { where: 'src/content/pages/about.ts' };

  it('reports it once no legal text is left to confirm', () => {
    expect(leftoverNotice('Template.', [other])).toEqual([
      { where: 'src/content/legal/legalDate.ts templateNotice', value: 'Template.' },
    ]);
  });

  it('says nothing while one is left, or once it is empty', () => {
    expect(leftoverNotice('Template.', [other, legal])).toEqual([]);
    expect(leftoverNotice('', [other])).toEqual([]);
  });
});
