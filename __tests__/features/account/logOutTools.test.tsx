import { screen, waitFor } from '@testing-library/react';
import { storageKeys } from '../../../src/config/storageKeys';
import { makeReferralCode } from '../../../src/lib/referralCode';
import { logOut, signedInApp } from '../../support/account';
import { saveItem } from '../../support/deviceItems';
import { addCars, allChecked, board, useShipments } from '../../support/board';
import { main } from '../../support/quotePage';

const loggedOut = () => screen.findByText('Logged out successfully');

it('forgets the last VIN', async () => {
  const { user } = await signedInApp('/services/car-purchase');
  const vin = () => main().findByRole('textbox', { name: 'VIN' });
  await user.type(await vin(), '1HGCM82633A004352');
  await logOut(user);
  await loggedOut();
  expect(await vin()).toHaveValue('');
});

it('forgets the prices and years typed in tools', async () => {
  const { user } = await signedInApp('/services/car-purchase');
  const bid = () => main().findByRole('textbox', { name: 'Your bid, US dollars' });
  const year = () => main().findByRole('textbox', { name: /^Year of manufacture/ });
  await user.type(await bid(), '10000');
  await user.type(await year(), '2015');
  await logOut(user);
  await loggedOut();
  expect(await bid()).toHaveValue('');
  expect(await year()).toHaveValue('');
  expect(localStorage.getItem(storageKeys.price.key)).toBeNull();
  expect(localStorage.getItem(storageKeys.ageCheck.key)).toBeNull();
});

it('forgets the assessment notice', async () => {
  const { user } = await signedInApp('/services/car-purchase');
  const vat = () => main().findByLabelText('VAT, in naira');
  await user.type(await vat(), '725.06');
  await logOut(user);
  await loggedOut();
  expect(await vat()).toHaveValue('');
  expect(localStorage.getItem(storageKeys.assessment.key)).toBeNull();
});

it('asks about the visitor’s own referral link first', async () => {
  saveItem(
    'referralOwn',
    makeReferralCode((bytes) => bytes.fill(7)),
  );
  const { user } = await signedInApp('/terms');
  await logOut(user);
  expect(screen.getByText('You have a referral link of your own.')).toBeInTheDocument();
});

it('asks about a tracking board first', async () => {
  saveItem('fleet', { rows: [{ reference: 'HAL-1', note: '', email: '', addedAt: 1 }], keepsEmails: false });
  const { user } = await signedInApp('/terms');
  await logOut(user);
  expect(screen.getByText('You have a tracking board.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Save the board as a file first' })).toHaveAttribute(
    'href',
    '/track#board',
  );
});

describe('a tracking board on the screen', () => {
  useShipments();

  it('forgets its cars’ messages, its search, and the lines left for correction', async () => {
    const { user } = await signedInApp('/track#board');
    await board().findByRole('form', { name: 'Add cars' });
    await addCars(user, 'HAL-AAAA-1111 Corolla\nHAL-AAAA-1111\nBenz of Ada\nHAL-A-1\nHAL-A-2\nHAL-A-3');
    expect(await board().findByText('More than once in your list: HAL-AAAA-1111.')).toBeInTheDocument();
    await user.type(board().getByRole('searchbox', { name: 'Search' }), 'Corolla');
    await logOut(user);
    await user.click(await screen.findByRole('button', { name: 'Log out and delete' }));
    await loggedOut();
    expect(board().getByRole('textbox', { name: 'References' })).toHaveValue('');
    expect(board().getByRole('textbox', { name: /^E-mail address used/ })).toHaveValue('');
    expect(main().queryByText(/HAL-AAAA-1111|Benz of Ada/)).not.toBeInTheDocument();
    await waitFor(() => {
      expect(window.location.search).toBe('');
    });
    await addCars(user, 'HAL-B-1\nHAL-B-2\nHAL-B-3\nHAL-B-4');
    const search = board().getByRole('searchbox', { name: 'Search' });
    expect(search).toHaveValue('');
    await user.type(search, 'b-2');
    expect(await board().findByText('1 of 4 cars')).toBeInTheDocument();
    expect(window.location.search).toBe('?search=b-2');
    await allChecked();
  });
});
