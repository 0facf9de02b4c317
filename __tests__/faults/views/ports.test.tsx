import { screen, within } from '@testing-library/react';
import { company } from '../../../src/content/company';
import { answer, html, ok } from '../../support/answers';
import { saveItem } from '../../support/deviceItems';
import { renderApp } from '../../support/renderApp';
import { TECHNICAL_TEXT, viewFaults } from '../../support/viewFaults';

const main = () => within(screen.getByRole('main'));
const statuses = ok([{ port: 'USBAL', status: 'open', note: 'Gate 2' }]);
const cachedPort = {
  code: 'USBAL',
  name: 'Baltimore',
  country: 'US',
  place: 'Maryland',
  state: 'open',
  note: '',
};

it.each(viewFaults)(
  'explains in plain words, with a phone number and a retry, after %s',
  async (_name, reply) => {
    answer('/api/ports/', ok([]));
    answer('/api/ports/status/', reply);
    await renderApp('/port-status');
    const alert = await main().findByRole('alert');
    expect(alert.textContent).toMatch(/didn’t load/);
    expect(alert.textContent).not.toMatch(TECHNICAL_TEXT);
    expect(main().getByRole('button', { name: 'Try again' })).toBeEnabled();
    for (const { label, href } of company.phones)
      expect(within(alert).getByRole('link', { name: label })).toHaveAttribute('href', href);
  },
);

it.each([ok({}, 403), html(200)])('shows the statuses without the list of ports', async (reply) => {
  answer('/api/ports/', reply);
  answer('/api/ports/status/', statuses);
  await renderApp('/port-status');
  await screen.findByText(/^\d+( of \d+)? ports?$/);
  expect(main().getByText('Get a quote from Baltimore')).toBeInTheDocument();
  expect(main().getByText('Gate 2')).toBeInTheDocument();
});

it('shows the cached status with its age when the response is unreadable', async () => {
  saveItem('portStates', { at: Date.now() - 3_600_000, ports: [cachedPort] });
  answer('/api/ports/', ok(null));
  answer('/api/ports/status/', ok(null));
  await renderApp('/port-status');
  expect(await main().findByText('This is the last status saved on this device.')).toBeInTheDocument();
  expect(main().getByText('Get a quote from Baltimore')).toBeInTheDocument();
  expect(main().getByText(/^Updated 1 hour ago/)).toBeInTheDocument();
});
