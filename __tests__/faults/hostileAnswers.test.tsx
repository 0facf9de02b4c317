import { screen, within } from '@testing-library/react';
import { answer, ok } from '../support/answers';
import { hostileTexts, INVISIBLE, injections } from '../support/hostile';
import { renderApp } from '../support/renderApp';

const main = () => within(screen.getByRole('main'));
const texts = Object.entries(hostileTexts);

const numbers = ['NaN', '1e9', -1e9, 1e308, 'Infinity', {}, [], true, '<b>'] as const;

it.each(texts)('renders any text in ports and their statuses safely: %s', async (_name, text) => {
  const port = { code: text, id: text, name: text, country: text, city: text, kind: text, note: text };
  answer(
    '/api/ports/',
    ok([port, { ...port, latitude: text, longitude: 1e9 }, { code: 'USBAL', name: text, country: 'US' }]),
  );
  answer(
    '/api/ports/status/',
    ok([
      { port: text, status: text, note: text, wait_days: text, updated_at: text },
      { port: 'NGAPP', status: text, note: text },
    ]),
  );
  await renderApp('/port-status');
  await screen.findByText(/^\d+( of \d+)? ports?$/).catch(() => main().findByRole('alert'));
  expect(injections()).toEqual([]);
  expect(screen.getByRole('main').textContent).not.toMatch(INVISIBLE);
  expect(screen.getByRole('main').textContent.length).toBeLessThan(12_000);
});

it('accepts any coordinates of a port', async () => {
  const ports = numbers.map((number, index) => ({
    code: `XX${String(index)}`,
    name: 'Nowhere',
    country: 'US',
    latitude: number,
    longitude: number,
  }));
  answer('/api/ports/', ok([...ports, { ...ports[0], code: 'USBAL', name: 'Baltimore' }]));
  answer(
    '/api/ports/status/',
    ok(
      numbers.map((number, index) => ({
        port: `XX${String(index)}`,
        status: 'open',
        wait_days: number,
        updated_at: number,
      })),
    ),
  );
  await renderApp('/port-status');
  await screen.findByText(/^\d+( of \d+)? ports?$/);
  expect(main().getAllByText('Nowhere')).toHaveLength(numbers.length);
  expect(screen.getByRole('main').innerHTML).not.toMatch(/NaN|Infinity|1e\+/);
});

it.each(texts)('renders any text in a shipment safely: %s', async (_name, text) => {
  const milestone = { code: text, label: text, location: text, occurred_at: text, expected_at: text };
  const shipment = {
    ...{ carrier: text, vessel: text, voyage: text, bill_of_lading: text, container: text, eta: text },
    ...{ origin_port: text, destination_port: text, milestones: [milestone, milestone, { code: text }] },
  };
  const quote = {
    reference: text,
    status: text,
    service: text,
    message: text,
    submitted_at: text,
    updated_at: text,
  };
  answer('/api/quote/status/', ok({ ...quote, shipment }));
  const { user } = await renderApp('/track?reference=HAL-7K3M-92QX');
  await user.type(main().getByRole('textbox', { name: 'E-mail address' }), 'ada@example.com');
  await user.click(main().getByRole('button', { name: 'Track shipment' }));
  await main().findByRole('button', { name: /Copy the link|Try again/ });
  expect(injections()).toEqual([]);
  expect(screen.getByRole('main').textContent).not.toMatch(INVISIBLE);
  expect(screen.getByRole('main').textContent.length).toBeLessThan(12_000);
});

it.each(texts.filter(([name]) => /markup|address|bidi|marks|proto/.test(name)))(
  'renders any user name safely: %s',
  async (_name, text) => {
    const user = { first_name: text, last_name: text, email: text, phone: text, id: text, [text]: text };
    answer('/api/auth/profile/', ok({ user }));
    localStorage.setItem('access_token', 'a');
    localStorage.setItem('refresh_token', 'r');
    localStorage.setItem('user', JSON.stringify(user));
    await renderApp('/terms?account=me', { persist: true });
    await screen.findByRole('dialog');
    expect(await screen.findByRole('button', { name: 'Log out' })).toBeInTheDocument();
    expect(injections()).toEqual([]);
    expect(document.body.textContent).not.toMatch(INVISIBLE);
  },
);
