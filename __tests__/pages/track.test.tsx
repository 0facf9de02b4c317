import { screen, waitFor, within } from '@testing-library/react';
import { certainties, milestones } from '../../src/content/pages/milestones';
import { renderApp } from '../support/renderApp';
import { storedItems } from '../support/session';
import { DEMO_EMAIL, useSandbox } from '../support/sandbox';

const sandbox = useSandbox();
const main = () => within(screen.getByRole('main'));

/** The result, by its reference. */
const found = async (reference: string) => (await main().findAllByText(reference, { selector: 'code' }))[0];

async function lookUp(reference: string, email = DEMO_EMAIL) {
  const app = await renderApp('/track');
  await app.user.type(main().getByRole('textbox', { name: 'Reference' }), reference);
  await app.user.type(main().getByRole('textbox', { name: 'E-mail address' }), email);
  await app.user.click(main().getByRole('button', { name: 'Track shipment' }));
  return app;
}

it('shows the milestones with their meaning, and separates estimated from actual', async () => {
  await lookUp('HAL-DEMO-SEA1');
  expect(await found('HAL-DEMO-SEA1')).toBeInTheDocument();
  for (const [code, certainty] of [
    ['LOAD', 'actual'],
    ['ARRI', 'estimated'],
  ] as const) {
    const { name, meaning } = milestones[code] ?? { name: code, meaning: 'nothing' };
    const row = main()
      .getAllByRole('listitem')
      .find((item) => within(item).queryByRole('heading', { name: new RegExp(`^${name}`) }));
    expect(row).toHaveTextContent(meaning);
    expect(row).toHaveTextContent(certainties[certainty].label);
  }
});

it.each([
  'hal demo sea1',
  'HALDEMOSEA1',
  'HAL\u2013DEMO\u2013SEA1',
  'demo sea1',
  'Ref: HAL-DEMO-SEA1',
  'https://harmattan.example/track?reference=HAL-DEMO-SEA1&view=journey',
])('finds %j', async (typed) => {
  await lookUp(typed);
  expect(await found('HAL-DEMO-SEA1')).toBeInTheDocument();
});

it('is prefilled by a link, which never contains the e-mail address', async () => {
  const { user } = await renderApp('/track?reference=HAL-DEMO-SEA1');
  expect(main().getByRole('textbox', { name: 'Reference' })).toHaveValue('HAL-DEMO-SEA1');
  await user.type(main().getByRole('textbox', { name: 'E-mail address' }), DEMO_EMAIL);
  await user.click(main().getByRole('button', { name: 'Track shipment' }));
  await found('HAL-DEMO-SEA1');
  expect(window.location.href).not.toContain('demo%40');
  expect(window.location.href).not.toContain('@');
  const whatsApp = main().getByRole('link', { name: /WhatsApp/ });
  expect(decodeURIComponent(whatsApp.getAttribute('href') ?? '')).not.toContain(DEMO_EMAIL);
});

it('says whose e-mail address a shared link needs, unless one is known', async () => {
  const email = () => main().getByRole('textbox', { name: 'E-mail address' });
  const { user, unmount } = await renderApp('/track?reference=HAL-DEMO-SEA1&view=journey');
  expect(email()).toHaveAccessibleDescription(/If someone sent you this link, ask them for it/);
  await user.click(main().getByRole('checkbox', { name: /Remember my e-mail/ }));
  await user.type(email(), DEMO_EMAIL);
  await user.click(main().getByRole('button', { name: 'Track shipment' }));
  await found('HAL-DEMO-SEA1');
  unmount();

  await renderApp('/track?reference=HAL-DEMO-NONE');
  await main().findByRole('alert');
  expect(email()).toHaveAccessibleDescription('The one in your quote request.');
});

it.each(['/', '/track'])(
  'shows no example reference on %s that another backend may not use',
  async (path) => {
    await renderApp(path);
    expect(await main().findByRole('textbox', { name: 'Reference' })).toHaveAccessibleDescription(
      'It’s on your confirmation.',
    );
    expect(screen.getByRole('main')).not.toHaveTextContent(/HAL-|first e-mail/);
  },
);

it('remembers the e-mail address only on request', async () => {
  const first = await lookUp('HAL-DEMO-SEA1');
  await found('HAL-DEMO-SEA1');
  expect(JSON.stringify(storedItems())).not.toContain(DEMO_EMAIL);
  first.unmount();

  const { user } = await renderApp('/track');
  await user.click(main().getByRole('checkbox', { name: /Remember my e-mail/ }));
  await user.type(main().getByRole('textbox', { name: 'Reference' }), 'HAL-DEMO-SEA1');
  await user.type(main().getByRole('textbox', { name: 'E-mail address' }), DEMO_EMAIL);
  await user.click(main().getByRole('button', { name: 'Track shipment' }));
  await found('HAL-DEMO-SEA1');
  expect(JSON.stringify(storedItems())).toContain(DEMO_EMAIL);
});

it('lists the references looked up on this device', async () => {
  const first = await lookUp('HAL-DEMO-DLV1');
  await found('HAL-DEMO-DLV1');
  first.unmount();
  await renderApp('/track');
  expect(main().getByRole('link', { name: /HAL-DEMO-DLV1/ })).toBeInTheDocument();
});

it('shows an unknown milestone by its code', async () => {
  await lookUp('HAL-DEMO-UNK1');
  expect(await found('HAL-DEMO-UNK1')).toBeInTheDocument();
  expect(main().getByRole('heading', { name: /^QQ99/ })).toBeInTheDocument();
});

it('says what to check for an unknown reference', async () => {
  await lookUp('HAL-0000-0000');
  const alert = await main().findByRole('alert');
  expect(alert).toHaveTextContent(/call/i);
  expect(main().getByRole('textbox', { name: 'Reference' })).toHaveValue('HAL-0000-0000');
});

it('asks for missing fields without a request', async () => {
  const { user } = await renderApp('/track');
  await user.click(main().getByRole('button', { name: 'Track shipment' }));
  expect(main().getByRole('textbox', { name: 'Reference' })).toBeInvalid();
  expect(main().getByRole('textbox', { name: 'E-mail address' })).toBeInvalid();
  expect(await sandbox.calls()).toEqual([]);
});

it('reports a failure and retries on request', async () => {
  const app = await renderApp('/track');
  await sandbox.fault('/api/quote/status/', '500', 2);
  await app.user.type(main().getByRole('textbox', { name: 'Reference' }), 'HAL-DEMO-SEA1');
  await app.user.type(main().getByRole('textbox', { name: 'E-mail address' }), DEMO_EMAIL);
  await app.user.click(main().getByRole('button', { name: 'Track shipment' }));
  await app.user.click(await main().findByRole('button', { name: 'Try again' }));
  expect(await found('HAL-DEMO-SEA1')).toBeInTheDocument();
});

it('brings a failure into view, and the focus back to its button after another one', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const lastShown = () => scrolled.mock.contexts.at(-1) as Element | undefined;
  await sandbox.fault('/api/quote/status/', '500', 4);
  const { user } = await lookUp('HAL-DEMO-SEA1');
  const first = await main().findByRole('button', { name: 'Try again' });
  expect(lastShown()).toContainElement(first);
  expect(main().getByRole('button', { name: 'Track shipment' })).toHaveFocus();
  await user.click(first);
  await waitFor(() => {
    const second = main().getByRole('button', { name: 'Try again' });
    expect(second).not.toBe(first);
    expect(second).toHaveFocus();
    expect(lastShown()).toContainElement(second);
  });
});
