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

const vehicle = () => screen.getByRole('combobox', { name: 'What is it?' });

/** Answers that it's a car that runs. */
const answerCar = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.selectOptions(vehicle(), 'Car: sedan, coupe, wagon');
  await user.click(screen.getByRole('radio', { name: 'It starts and drives' }));
};

describe('method chooser', () => {
  it('says the rule and nothing about the car until its type and condition are answered', async () => {
    const { user, result } = await open();
    expect(result).toHaveTextContent(/RoRo\s*An empty car that runs\./);
    expect(result).not.toHaveTextContent(/We’d ship it by|It runs, so/);
    expect(within(result).queryByRole('link')).not.toBeInTheDocument();
    await user.selectOptions(vehicle(), 'SUV');
    expect(result).not.toHaveTextContent('We’d ship it by');
  });

  it('gives only answers as reasons, and says what it assumes', async () => {
    const app = await open();
    await answerCar(app);
    expect(app.result).toHaveTextContent('RoRo');
    expect(app.result).toHaveTextContent('It runs, so it can drive aboard.');
    expect(app.result).toHaveTextContent(
      'This assumes that it has its keys, isn’t badly damaged and is empty.',
    );
    expect(app.result).not.toHaveTextContent('good shape');
  });

  it('names the ports that take the method', async () => {
    const app = await open();
    await answerCar(app);
    expect(app.result).toHaveTextContent(/RoRo ports: from .*Baltimore.* to Tin Can Island\./);
    expect(app.result).not.toHaveTextContent(/Houston|Apapa/);
    await app.user.click(screen.getByRole('checkbox', { name: 'There’s more than one vehicle' }));
    expect(app.result).toHaveTextContent(/Container ports: from .*Houston.* to .*Apapa/);
    expect(app.result).not.toHaveTextContent('Baltimore');
  });

  it('recommends a container for items inside, and prefills the quote with it', async () => {
    const app = await open();
    await answerCar(app);
    await app.user.click(screen.getByRole('checkbox', { name: 'I want to pack things inside' }));
    expect(app.result).toHaveTextContent('Belongings aren’t allowed on RoRo');
    expect(within(app.result).getByRole('link', { name: 'Get a container quote' })).toHaveAttribute(
      'href',
      '/quote?service=auto-shipping&method=container',
    );
  });

  it('recommends a flat rack for a machine that does not run, which is “unsure” in the quote', async () => {
    const { user, result } = await open();
    await user.selectOptions(vehicle(), 'Heavy equipment');
    await user.click(screen.getByRole('radio', { name: 'It doesn’t roll or steer' }));
    expect(within(result).getByRole('link', { name: 'Get a flat rack quote' })).toHaveAttribute(
      'href',
      '/quote?service=auto-shipping&method=unsure',
    );
  });

  it('saves the answers, and starts over on request', async () => {
    const app = await open();
    await answerCar(app);
    await app.user.click(screen.getByRole('checkbox', { name: 'It has no keys' }));
    expect(localStorage.getItem(storageKeys.methodChooser.key)).toContain('"hasKeys":false');
    expect(app.result).toHaveTextContent('Without keys');
    await app.user.click(within(app.result).getByRole('button', { name: 'Start over' }));
    expect(screen.getByRole('checkbox', { name: 'It has no keys' })).not.toBeChecked();
    expect(vehicle()).toHaveDisplayValue('Choose a vehicle');
  });

  it('ignores stored answers of the wrong shape', async () => {
    localStorage.setItem(storageKeys.methodChooser.key, '{"condition":"flies"}');
    const { result } = await open();
    expect(result).toHaveTextContent('An empty car that runs.');
  });
});
