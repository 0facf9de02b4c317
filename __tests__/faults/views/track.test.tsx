import { screen, within } from '@testing-library/react';
import { company } from '../../../src/content/company';
import { answer, html, ok, throttled } from '../../support/answers';
import { renderApp } from '../../support/renderApp';
import { storedItems } from '../../support/session';
import { TECHNICAL_TEXT, viewFaults } from '../../support/viewFaults';

const main = () => within(screen.getByRole('main'));

it.each(viewFaults)(
  'explains in plain words, offers a next step and keeps everything after %s',
  async (name, reply) => {
    const requests = answer('/api/quote/status/', reply);
    const { user } = await renderApp('/track?reference=HAL-7K3M-92QX');
    await user.type(main().getByRole('textbox', { name: 'E-mail address' }), 'ada@example.com');
    await user.click(main().getByRole('button', { name: 'Track shipment' }));
    const alert = await main().findByRole('alert');
    expect(alert.textContent).not.toMatch(TECHNICAL_TEXT);
    for (const { label, href } of company.phones)
      expect(within(alert).getByRole('link', { name: label })).toHaveAttribute('href', href);
    expect(main().getByRole('textbox', { name: 'Reference' })).toHaveValue('HAL-7K3M-92QX');
    expect(main().getByRole('textbox', { name: 'E-mail address' })).toHaveValue('ada@example.com');
    expect(requests).toHaveLength(/reset|50\d/.test(name) ? 2 : 1);
    expect(JSON.stringify(storedItems())).not.toContain('HAL-7K3M');
  },
);

it.each([
  ['a path that does not exist', html(404)],
  ['an unexpected sign-in', ok({ detail: 'Authentication credentials were not provided.' }, 401)],
])('does not suggest a typo or signing in after %s', async (_name, reply) => {
  answer('/api/quote/status/', reply);
  const { user } = await renderApp('/track?reference=HAL-7K3M-92QX');
  await user.type(main().getByRole('textbox', { name: 'E-mail address' }), 'ada@example.com');
  await user.click(main().getByRole('button', { name: 'Track shipment' }));
  const alert = await main().findByRole('alert');
  expect(alert).toHaveTextContent(/[Cc]all or write to us instead/);
  expect(alert).not.toHaveTextContent(/No shipment with|slip|your sign-in|[Ss]ign in/);
});

it('sends no lookup while rate-limited, whichever button is pressed', async () => {
  const requests = answer('/api/quote/status/', throttled(40));
  const { user } = await renderApp('/track?reference=HAL-7K3M-92QX');
  await user.type(main().getByRole('textbox', { name: 'E-mail address' }), 'ada@example.com');
  await user.click(main().getByRole('button', { name: 'Track shipment' }));
  expect(await main().findByText(/Try again in 40 seconds/)).toBeInTheDocument();
  await user.click(main().getByRole('button', { name: 'Track shipment' }));
  expect(await main().findByText(/Try again in (?:40|39) seconds/)).toBeInTheDocument();
  expect(requests).toHaveLength(1);
});
