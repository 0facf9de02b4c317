import { screen, within } from '@testing-library/react';
import { storageKeys } from '../../src/config/storageKeys';
import { useQuietBackend } from '../support/answers';
import { renderApp } from '../support/renderApp';

// Another tool of the page loads the port statuses.
useQuietBackend();

const open = async () => {
  const app = await renderApp('/services/auto-shipping');
  const result = await screen.findByRole('region', { name: 'Recommended method' });
  return { ...app, result };
};

describe('method chooser', () => {
  it('starts with the most common case, RoRo, and its reason', async () => {
    const { result } = await open();
    expect(result).toHaveTextContent('RoRo');
    expect(result).toHaveTextContent('It runs, it’s empty and it’s in good shape');
  });

  it('recommends a container for items inside, and prefills the quote with it', async () => {
    const { user, result } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'I want to pack things inside' }));
    expect(result).toHaveTextContent('Belongings aren’t allowed on RoRo');
    expect(within(result).getByRole('link', { name: 'Get a container quote' })).toHaveAttribute(
      'href',
      '/quote?service=auto-shipping&method=container',
    );
  });

  it('recommends a flat rack for a machine that does not run, which is “unsure” in the quote', async () => {
    const { user, result } = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'What is it?' }), 'Heavy equipment');
    await user.click(screen.getByRole('radio', { name: 'It doesn’t roll or steer' }));
    expect(within(result).getByRole('link', { name: 'Get a flat rack quote' })).toHaveAttribute(
      'href',
      '/quote?service=auto-shipping&method=unsure',
    );
  });

  it('saves the answers, and starts over on request', async () => {
    const { user, result } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'It has its keys' }));
    expect(localStorage.getItem(storageKeys.methodChooser.key)).toContain('"hasKeys":false');
    await user.click(within(result).getByRole('button', { name: 'Start over' }));
    expect(screen.getByRole('checkbox', { name: 'It has its keys' })).toBeChecked();
  });

  it('ignores stored answers of the wrong shape', async () => {
    localStorage.setItem(storageKeys.methodChooser.key, '{"condition":"flies"}');
    const { result } = await open();
    expect(result).toHaveTextContent('RoRo');
  });
});
