import { screen, within } from '@testing-library/react';
import { unsetFacts } from '../../scripts/launch/settingChecks';
import { company } from '../../src/content/company';
import { useQuietBackend } from '../support/answers';
import { renderApp } from '../support/renderApp';

useQuietBackend();

const main = () => within(screen.getByRole('main'));
const footer = () => screen.getByRole('contentinfo');
const fmc = { name: 'FMC license', number: '020001N', lookUp: 'https://www2.fmc.gov/oti/' };
const broker = { name: 'FMCSA broker license', number: 'MC-123456', lookUp: 'https://safer.fmcsa.dot.gov/' };
const unnumbered = [fmc, broker].map((license) => ({ ...license, number: '' }));
const people = ['Ada Obi, export desk', 'Bola Ade, head of delivery'];

function setLicenses(...given: typeof company.licenses) {
  jest.replaceProperty(company, 'licenses', given);
}
function setPeople(...given: readonly (string | null)[]) {
  const offices = company.offices.map((office, at) => ({
    ...office,
    person: given[at] === undefined ? '' : given[at],
  }));
  jest.replaceProperty(company, 'offices', offices);
}

describe('a license', () => {
  it.each(['/about', '/contact'])(
    'is not claimed on %s or in the footer until its number is set',
    async (path) => {
      setLicenses(...unnumbered);
      await renderApp(path);
      expect(document.body).not.toHaveTextContent(/FMC|Federal Maritime|Federal Motor/);
    },
  );

  it('is shown on the about page with its purpose and a lookup link', async () => {
    setLicenses(fmc, broker);
    await renderApp('/about');
    expect(main().getByText('FMC license 020001N')).toBeInTheDocument();
    expect(main().getByText(/The Federal Maritime Commission licenses/)).toBeInTheDocument();
    expect(main().getByText('FMCSA broker license MC-123456')).toBeInTheDocument();
    expect(
      main()
        .getAllByRole('link', { name: /^Look us up/ })
        .map((link) => link.getAttribute('href')),
    ).toEqual([fmc.lookUp, broker.lookUp]);
    expect(footer()).toHaveTextContent('FMC license 020001N · FMCSA broker license MC-123456');
  });

  it('is listed under “Is it really us?”', async () => {
    setLicenses({ ...fmc, number: '' }, broker);
    await renderApp('/contact');
    const checks = within(screen.getByRole('region', { name: 'Is it really us?' }));
    expect(checks.getByText('FMCSA broker license')).toBeInTheDocument();
    expect(checks.queryByText('FMC license')).not.toBeInTheDocument();
    expect(checks.getByRole('link', { name: /^MC-123456/ })).toHaveAttribute('href', broker.lookUp);
    expect(footer()).not.toHaveTextContent('FMC license');
  });
});

describe('an office’s contact person', () => {
  it('is named on /contact at the address', async () => {
    setPeople(...people);
    await renderApp('/contact');
    for (const person of people) expect(main().getByText(`Ask for ${person}`)).toBeInTheDocument();
  });

  it('is not mentioned on /contact until it is set', async () => {
    setPeople();
    await renderApp('/contact');
    expect(main().queryByText(/^Ask for (?!a quote)/)).not.toBeInTheDocument();
  });
});

describe('the launch check', () => {
  const missing = () => unsetFacts(company).map(({ where, value }) => `${where}: ${value}`);

  it('lists each license without a number and each office without a person', () => {
    setLicenses(...unnumbered);
    setPeople('Ada Obi, export desk');
    expect(missing()).toEqual([
      'src/content/company.ts licenses, FMC license: number not set',
      'src/content/company.ts licenses, FMCSA broker license: number not set',
      'src/content/company.ts offices, Nigeria head office: person not set',
    ]);
  });

  it('lists none once they are set', () => {
    setLicenses(fmc, broker);
    setPeople(...people);
    expect(missing()).toEqual([]);
  });

  it('accepts an office that has no contact person', async () => {
    setLicenses(fmc, broker);
    setPeople(null, null);
    expect(missing()).toEqual([]);
    await renderApp('/about');
    expect(main().queryByText(/^Ask for (?!a quote)/)).not.toBeInTheDocument();
  });
});
