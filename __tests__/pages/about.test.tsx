import { screen } from '@testing-library/react';
import { company } from '../../src/content/company';
import { renderApp } from '../support/renderApp';

describe('about', () => {
  it('names the three auction houses with links that say they leave', async () => {
    await renderApp('/about');
    for (const name of ['Copart', 'IAA', 'Manheim']) {
      expect(screen.getByRole('link', { name: new RegExp(`^${name}.*new tab`) })).toHaveAttribute(
        'target',
        '_blank',
      );
    }
  });

  it.each(['/about', '/services/car-purchase'])('says on %s that some lots need no member', async (path) => {
    await renderApp(path);
    expect(screen.getByText(/Some lots need only an identity paper, others a broker/)).toBeInTheDocument();
  });

  it('claims no FMC license while the company has put none in', async () => {
    expect(company.fmcLicence).toBe('');
    await renderApp('/about');
    expect(screen.queryByText(/FMC license/)).not.toBeInTheDocument();
  });

  it('gives a way to check each of its seven promises', async () => {
    await renderApp('/about');
    expect(screen.getAllByText('How to check:')).toHaveLength(7);
  });
});
