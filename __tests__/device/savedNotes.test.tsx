import { screen, within } from '@testing-library/react';
import { useQuietBackend } from '../support/answers';
import { renderApp } from '../support/renderApp';

useQuietBackend();

const NOT_SAVED = 'Your browser won’t let us save this. It’s here only while the page is open.';

/** Each tool's page, the region with its note, its note, and an input. */
const tools = [
  ['/services/auto-shipping', 'Prepare the car', 'Your checkmarks are saved on this device.', 'checkbox'],
  ['/carriers', 'Gate-in checklist', 'Your checkmarks are saved on this device.', 'checkbox'],
  [
    '/services/international',
    'Your documents, in order',
    'Your checkmarks are saved on this device.',
    'checkbox',
  ],
  [
    '/services/car-purchase',
    'What it costs, line by line',
    'What you type is saved on this device.',
    'textbox',
  ],
  ['/services/car-purchase', 'Check the VIN first', /^Checked and saved on your device/, 'textbox'],
] as const;

async function change(path: string, name: string, role: 'checkbox' | 'textbox') {
  const { user } = await renderApp(path);
  const region = within(await screen.findByRole('region', { name }));
  const [input] = await region.findAllByRole(role);
  if (!input) throw new Error('no input');
  await (role === 'textbox' ? user.type(input, '1') : user.click(input));
  return region;
}

it.each(tools)('says on %s that “%s” is saved', async (path, name, note, role) => {
  const region = await change(path, name, role);
  expect(region.getByText(note)).toBeInTheDocument();
});

it.each(tools)(
  'says on %s that “%s” is not saved where storage is forbidden',
  async (path, name, note, role) => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const region = await change(path, name, role);
    expect(region.getByText(NOT_SAVED)).toHaveAttribute('role', 'status');
    expect(region.queryByText(note)).not.toBeInTheDocument();
  },
);
