import { screen, within } from '@testing-library/react';
import { company } from '../../src/content/company';
import { answer, ok } from '../support/answers';
import { saveItem } from '../support/deviceItems';
import { renderApp } from '../support/renderApp';

const main = () => within(screen.getByRole('main'));
const field = () => main().getByRole('textbox', { name: 'Reference' });
const VIN = '1HGCM82633A004352';
const answerLookups = () => answer('/api/quote/status/', ok({ reference: 'HAL-1', status: 'booked' }));

it.each([
  [VIN, 'VIN'],
  ['CSQU 305438-3', 'container number'],
  ['MSCU 123456', 'container number'],
  ['MAEU123456789', 'bill of lading number'],
  ['6123456780', 'bill of lading number'],
])('says on pasting a %s that tracking needs a reference, and sends nothing', async (text, what) => {
  const requests = answerLookups();
  const { user } = await renderApp('/track');
  await user.click(field());
  await user.paste(text);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(new RegExp(`looks like a ${what}.*starts with HAL-`));
  expect(field()).toHaveAccessibleDescription(
    new RegExp(company.phones[0].label.replace(/[+()]/g, '\\$&').replaceAll(' ', '\\s')),
  );
  expect(field()).toHaveFocus();
  expect(
    screen.getByText(new RegExp(`^That looks like a ${what}`), { selector: '[role=status]' }),
  ).toBeInTheDocument();

  await user.type(main().getByRole('textbox', { name: 'E-mail address' }), 'ada@example.com');
  await user.click(main().getByRole('button', { name: 'Track shipment' }));
  expect(await main().findByRole('alert', { name: 'Nothing looked up yet' })).toHaveFocus();
  expect(requests).toHaveLength(0);

  await user.clear(field());
  await user.type(field(), 'HAL-1');
  expect(field()).toBeValid();
  await user.click(main().getByRole('button', { name: 'Track shipment' }));
  expect(await main().findByText('HAL-1', { selector: 'p > code' })).toBeInTheDocument();
});

it('asks for the reference if it’s missing', async () => {
  const { user } = await renderApp('/track');
  await user.type(field(), ' ');
  await user.click(main().getByRole('button', { name: 'Track shipment' }));
  expect(field()).toHaveAccessibleDescription(/Enter the reference number from your confirmation\./);
  expect(field()).toBeInvalid();
});

it('does not look up a VIN from a link, even with a known e-mail address', async () => {
  saveItem('trackingEmail', 'ada@example.com');
  const requests = answerLookups();
  await renderApp(`/track?reference=${VIN}`);
  expect(field()).toHaveValue(VIN);
  expect(field()).toHaveAccessibleDescription(/looks like a VIN/);
  expect(requests).toHaveLength(0);
});

it('shows it only at the field until the form is submitted, also after a result', async () => {
  answerLookups();
  const { user } = await renderApp('/track?reference=HAL-1');
  await user.type(main().getByRole('textbox', { name: 'E-mail address' }), 'ada@example.com');
  await user.click(main().getByRole('button', { name: 'Track shipment' }));
  await user.click(await main().findByRole('button', { name: 'Track another' }));
  await user.clear(field());
  await user.paste(VIN);
  expect(field()).toHaveAccessibleDescription(/looks like a VIN/);
  expect(main().queryByRole('alert')).not.toBeInTheDocument();
  await user.click(main().getByRole('button', { name: 'Track shipment' }));
  expect(await main().findByRole('alert')).toHaveTextContent(/looks like a VIN/);
});
