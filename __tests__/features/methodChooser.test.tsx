import { screen, within } from '@testing-library/react';
import { storageKeys } from '../../src/config/storageKeys';
import { useQuietBackend } from '../support/answers';
import { renderApp } from '../support/renderApp';

// Another tool of the page asks for the status of the ports.
useQuietBackend();

const open = async () => {
  const app = await renderApp('/services/auto-shipping');
  const result = await screen.findByRole('region', { name: 'Recommended method' });
  return { ...app, result };
};

describe('method chooser', () => {
  it('begins with the commonest case: RoRo, with the reason', async () => {
    const { result } = await open();
    expect(result).toHaveTextContent('RoRo');
    expect(result).toHaveTextContent('It runs, it’s empty and it’s in good shape');
  });

  it('turns to a container when things travel in it, and carries that into the quote', async () => {
    const { user, result } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'I want to pack things inside' }));
    expect(result).toHaveTextContent('Belongings aren’t allowed on RoRo');
    expect(within(result).getByRole('link', { name: 'Get a container quote' })).toHaveAttribute(
      'href',
      '/quote?service=auto-shipping&method=container',
    );
  });

  it('puts a machine that does not drive on a flat rack, which the quote calls unsure', async () => {
    const { user, result } = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'What is it?' }), 'Heavy equipment');
    await user.click(screen.getByRole('radio', { name: 'It doesn’t roll or steer' }));
    expect(within(result).getByRole('link', { name: 'Get a flat rack quote' })).toHaveAttribute(
      'href',
      '/quote?service=auto-shipping&method=unsure',
    );
  });

  it('keeps the answers, and starts again when asked', async () => {
    const { user, result } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'It has its keys' }));
    expect(localStorage.getItem(storageKeys.methodChooser.key)).toContain('"hasKeys":false');
    await user.click(within(result).getByRole('button', { name: 'Start over' }));
    expect(screen.getByRole('checkbox', { name: 'It has its keys' })).toBeChecked();
  });

  it('drops what is stored in a wrong shape', async () => {
    localStorage.setItem(storageKeys.methodChooser.key, '{"condition":"flies"}');
    const { result } = await open();
    expect(result).toHaveTextContent('RoRo');
  });
});
