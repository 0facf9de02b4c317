import { fireEvent, screen, within } from '@testing-library/react';
import { storageKeys } from '../../src/config/storageKeys';
import { chosenCar } from '../../src/device/chosenCar';
import { signedOut } from '../../src/session/authSlice';
import { answer, useQuietBackend } from '../support/answers';
import { completeDraft, storeDraft } from '../support/quoteDraft';
import { accepted, main, sentHeading, step } from '../support/quotePage';
import { renderApp } from '../support/renderApp';
import { DEMO_EMAIL, useSandbox } from '../support/sandbox';
import { openStore, storedItems } from '../support/session';

const PICKED = /^Your pick for the pictures/;
const [car] = completeDraft.vehicles;
const radio = (name: RegExp | string) => main().getByRole('radio', { name });
const stored = () => storedItems()[storageKeys.car.key] ?? '';

/** Chooses an SUV and blue in the quote's vehicle step. */
async function chooseBlueSuv() {
  storeDraft({ ...completeDraft, vehicles: [{ ...car, body_type: '' }] });
  const app = await renderApp('/quote?step=vehicles');
  await step('What are we moving?');
  expect(main().queryByRole('group', { name: /^Color/ })).not.toBeInTheDocument();
  await app.user.click(radio('SUV'));
  await app.user.click(
    within(main().getByRole('group', { name: /^Color/ })).getByRole('radio', { name: 'Blue' }),
  );
  return app;
}

async function track(path: string) {
  const { user } = await renderApp(path);
  await user.type(screen.getByRole('textbox', { name: 'E-mail address' }), DEMO_EMAIL);
  await user.click(screen.getByRole('button', { name: 'Track shipment' }));
  await main().findByRole('region', { name: 'The journey, stage by stage' }, { timeout: 10_000 });
}

describe('chosen in the quote', () => {
  useQuietBackend();

  it('shows the car in its color in the step, the review and the receipt, and never sends the color', async () => {
    const posts = answer('/api/quote/', accepted);
    const { user } = await chooseBlueSuv();
    expect(main().getByRole('img', { name: 'SUV, blue' })).toBeInTheDocument();
    expect(stored()).toContain('"value":{"body":"suv","paint":"blue"}');
    await user.click(main().getByRole('link', { name: 'Review' }));
    await step('Check it, then send it');
    expect(main().getByRole('img', { name: 'SUV, blue' })).toBeInTheDocument();
    await user.click(main().getByRole('checkbox'));
    await user.click(main().getByRole('button', { name: /^Send/ }));
    await sentHeading();
    expect(main().getByText('Your pick for the pictures: SUV, blue')).toBeInTheDocument();
    expect(JSON.stringify(await posts[0]?.clone().json())).not.toMatch(/blue/i);
  });

  it('shows the car from another file where the browser can’t read the first one’s format', async () => {
    storeDraft({ ...completeDraft, vehicles: [{ ...car, body_type: 'pickup' }] });
    await renderApp('/quote');
    await step('Check it, then send it');
    const picture = () => main().getByRole('img', { name: 'Pickup' }).querySelector('img');
    expect(picture()?.src).toMatch(/pickup\.\w+\.avif$/);
    fireEvent.error(picture() ?? document.body);
    expect(picture()?.src).toMatch(/pickup\.\w+\.webp$/);
  });

  it('shows a silver car until a color is chosen', async () => {
    storeDraft({ ...completeDraft, vehicles: [{ ...car, body_type: 'pickup' }] });
    await renderApp('/quote');
    await step('Check it, then send it');
    expect(main().getByRole('img', { name: 'Pickup' })).toBeInTheDocument();
  });

  it('follows another type of vehicle', async () => {
    const { user } = await chooseBlueSuv();
    await user.click(radio(/^Truck/));
    expect(main().getByRole('img', { name: 'Truck, blue' })).toBeInTheDocument();
    expect(stored()).toContain('"body":"truck","paint":"blue"');
  });
});

describe('chosen elsewhere', () => {
  useQuietBackend();

  it('takes the vehicle of home’s short form for the journey on the same page', async () => {
    const { user } = await renderApp('/');
    await user.selectOptions(main().getByRole('combobox', { name: 'Vehicle' }), 'Pickup');
    expect(await main().findByRole('combobox', { name: 'Your car' })).toHaveDisplayValue('Pickup');
  });

  it('takes the color of the journey for the quote', async () => {
    const first = await renderApp('/how-it-works');
    await first.user.selectOptions(await main().findByRole('combobox', { name: 'Color' }), 'Red');
    first.unmount();
    storeDraft();
    await renderApp('/quote');
    await step('Check it, then send it');
    expect(main().getByRole('img', { name: 'Car, red' })).toBeInTheDocument();
  });

  it('is forgotten on logging out', () => {
    const { store } = openStore();
    store.dispatch(chosenCar.changed({ body: 'suv', paint: 'blue' }));
    expect(stored()).toContain('suv');
    store.dispatch(signedOut());
    expect(stored()).toBe('');
  });
});

describe('on tracking', () => {
  useSandbox();
  const store = (value: object) => {
    localStorage.setItem(storageKeys.car.key, JSON.stringify({ value, keptAt: Date.now() }));
  };

  it('shows the chosen car beside the reference', async () => {
    store({ body: 'suv', paint: 'blue' });
    await track('/track?reference=HAL-DEMO-SEA1');
    expect(main().getByText('Your pick for the pictures: SUV, blue')).toBeInTheDocument();
  });

  it('shows no car on a device where none was chosen', async () => {
    await track('/track?reference=HAL-DEMO-SEA1');
    expect(main().queryByText(PICKED)).not.toBeInTheDocument();
  });

  it('shows none on a shared link, whose visitor may have another car', async () => {
    store({ body: 'suv', paint: 'blue' });
    await track('/track?reference=HAL-DEMO-SEA1&view=details');
    expect(main().queryByText(PICKED)).not.toBeInTheDocument();
  });
});
