import { screen } from '@testing-library/react';
import { storageKeys } from '../../../src/config/storageKeys';
import { makeReferralCode } from '../../../src/lib/referralCode';
import { logOut, signedInApp } from '../../support/account';
import { saveItem } from '../../support/deviceItems';
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
