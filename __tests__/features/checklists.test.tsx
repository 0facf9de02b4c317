import { screen, within } from '@testing-library/react';
import { storageKeys } from '../../src/config/storageKeys';
import { preparation } from '../../src/content/services/autoShipping';
import { useQuietBackend } from '../support/answers';
import { saveItem } from '../support/deviceItems';
import { renderApp } from '../support/renderApp';

useQuietBackend();

const all = preparation.flatMap(({ items }) => items.map(({ id }) => id));
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('preparing the car', () => {
  const open = async () => {
    const app = await renderApp('/services/auto-shipping');
    return { ...app, list: await region('Prepare the car') };
  };

  it('is a list of checkboxes by day', async () => {
    const { list } = await open();
    expect(list.getAllByRole('checkbox')).toHaveLength(all.length);
    for (const { when, items } of preparation) {
      const day = within(list.getByRole('group', { name: when }));
      for (const { text } of items) expect(day.getByRole('checkbox', { name: text })).not.toBeChecked();
    }
  });

  it('can be checked by keyboard, counted, saved and cleared', async () => {
    const { user, list, unmount } = await open();
    const wash = list.getByRole('checkbox', { name: /^Wash it/ });
    wash.focus();
    await user.keyboard(' ');
    expect(wash).toBeChecked();
    expect(list.getByText(`1 of ${String(all.length)} done`)).toBeInTheDocument();
    unmount();
    const again = await open();
    expect(again.list.getByRole('checkbox', { name: /^Wash it/ })).toBeChecked();
    await again.user.click(again.list.getByRole('button', { name: 'Start over' }));
    expect(again.list.getByRole('checkbox', { name: /^Wash it/ })).not.toBeChecked();
    expect(localStorage.getItem(storageKeys.preparation.key)).toBeNull();
  });

  it('ignores saved checkmarks of unknown items', async () => {
    saveItem('preparation', ['wash', 'nothing', 7, 'wash']);
    const { list } = await open();
    expect(list.getByText(`1 of ${String(all.length)} done`)).toBeInTheDocument();
  });
});

it.each([
  ['/services/auto-shipping', 'Prepare the car'],
  ['/carriers', 'Gate-in checklist'],
  ['/services/international', 'Your documents'],
])('prints on %s the checklist “%s”', async (path, name) => {
  const { user } = await renderApp(path);
  const list = await region(name);
  window.print = jest.fn();
  await user.click(list.getByRole('button', { name: 'Print checklist' }));
  expect(window.print).toHaveBeenCalledTimes(1);
});
