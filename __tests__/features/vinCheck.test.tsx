import { screen, within } from '@testing-library/react';
import { storageKeys } from '../../src/config/storageKeys';
import { renderApp } from '../support/renderApp';

const open = async () => {
  const app = await renderApp('/services/car-purchase');
  const field = await screen.findByRole('textbox', { name: 'VIN' });
  const result = () => screen.getByRole('region', { name: 'VIN check result' });
  return { ...app, field, result };
};

describe('VIN check', () => {
  it('says what the seventeen positions mean until one is entered', async () => {
    const { user, field, result } = await open();
    expect(result()).toHaveTextContent(
      '1-3 Maker4-8 Description9 Check digit10 Model year11 Plant12-17 Serial number',
    );
    await user.type(field, '1');
    expect(result()).not.toHaveTextContent('Check digit');
  });

  it('counts a single character', async () => {
    const { user, field, result } = await open();
    await user.type(field, '1');
    await user.click(screen.getByRole('button', { name: 'Check VIN' }));
    expect(result()).toHaveTextContent('1 character, and a VIN has 17');
  });

  it('accepts and decodes a valid VIN', async () => {
    const { user, field, result } = await open();
    await user.type(field, '7say-gdee2pf000123');
    expect(result()).toHaveTextContent('It matches');
    expect(result()).toHaveTextContent('Model year2023');
    expect(result()).toHaveTextContent('Tesla');
    expect(result()).toHaveTextContent('United States');
  });

  it.each([
    ['1M8GDM9AXKP042788', '2019 or 1989. The VIN tells them apart only on cars and light trucks.'],
    ['JHMCM56557C404453', 'Probably 2007. Outside North America, position 10 isn’t always the model year.'],
    ['LRWYGDFD3PC939701', '2023 or 1993. Outside North America, position 10 isn’t always the model year.'],
    ['1HGCM82633A004353', 'Probably 2003. One character is wrong, and it may be this one.'],
  ])('says why the model year of %s is open', async (vin, sentence) => {
    const { user, field, result } = await open();
    await user.click(field);
    await user.paste(vin);
    expect(result()).toHaveTextContent(sentence);
  });

  it('removes the I that a bar code puts before the VIN', async () => {
    const { user, field, result } = await open();
    await user.click(field);
    await user.paste('I1N6AA0ED4AN318993');
    expect(result()).toHaveTextContent('Bar codes on doors can start with an I');
    expect(screen.getByText('1N6', { selector: 'code' })).toBeInTheDocument();
    await user.click(within(result()).getByRole('button', { name: 'Without the I in position 1' }));
    expect(field).toHaveValue('1N6AA0ED4AN318993');
    expect(result()).toHaveTextContent('It matches');
  });

  it('says the year plainly where the VIN settles it', async () => {
    const { user, field, result } = await open();
    await user.type(field, '1HGCM82633A004352');
    expect(result()).toHaveTextContent('Model year2003');
    expect(result()).not.toHaveTextContent(/2003\.|probably/i);
  });

  it('explains each position', async () => {
    const { user, field } = await open();
    await user.type(field, '1M8GDM9AXKP042788');
    expect(screen.getByText('Positions 1-3')).toBeInTheDocument();
    expect(screen.getByText('Check digit')).toBeInTheDocument();
    expect(screen.getByText('Positions 12-17')).toBeInTheDocument();
  });

  it('reports a wrong check digit and offers corrections', async () => {
    const { user, field, result } = await open();
    await user.type(field, '1M8GDM9AXKP042783');
    expect(result()).toHaveTextContent(/doesn’t match: position 9 should be/);
    await user.click(within(result()).getByRole('button', { name: '3 in position 17 is 8' }));
    expect(field).toHaveValue('1M8GDM9AXKP042788');
    expect(result()).toHaveTextContent('It matches');
  });

  it('reports and corrects an impossible letter', async () => {
    const { user, field, result } = await open();
    await user.type(field, '1M8GDM9AXKPO42788');
    expect(result()).toHaveTextContent('No VIN has O in position 12');
    await user.click(within(result()).getByRole('button', { name: 'O in position 12 is 0' }));
    expect(result()).toHaveTextContent('It matches');
  });

  it('reports an unfinished VIN only on request', async () => {
    const { user, field, result } = await open();
    await user.type(field, '1M8GDM');
    expect(result()).toHaveTextContent('6 of 17 characters so far');
    await user.click(screen.getByRole('button', { name: 'Check VIN' }));
    expect(result()).toHaveTextContent('11 are missing');
  });

  it('explains an empty field on submit', async () => {
    const { user, field } = await open();
    await user.click(screen.getByRole('button', { name: 'Check VIN' }));
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/Enter all 17 characters/);
  });

  it('does not require a check digit from Europe', async () => {
    const { user, field, result } = await open();
    await user.type(field, 'WDBRF40J43F433102');
    expect(result()).toHaveTextContent('It matches');
    await user.clear(field);
    await user.type(field, 'WVWZZZ1JZ3W386752');
    expect(result()).toHaveTextContent('It doesn’t match: check the plate');
  });

  it('saves the VIN until it is cleared', async () => {
    const { user, field } = await open();
    await user.type(field, '1M8GDM9AXKP042788');
    expect(localStorage.getItem(storageKeys.vinCheck.key)).toContain('"1M8GDM9AXKP042788"');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('region', { name: 'VIN check result' })).toHaveFocus();
    expect(localStorage.getItem(storageKeys.vinCheck.key)).toBeNull();
    expect(field).toHaveValue('');
  });
});
