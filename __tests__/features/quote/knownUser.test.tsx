import { act } from '@testing-library/react';
import { storageKeys } from '../../../src/config/storageKeys';
import type { WithDrafts } from '../../../src/drafts/draftState';
import { quoteDraft } from '../../../src/features/quote/model/quoteDraft';
import { referralCode } from '../../../src/features/referral/referralSlice';
import { makeReferralCode } from '../../../src/lib/referralCode';
import { signedIn } from '../../../src/session/authSlice';
import { saveItem } from '../../support/deviceItems';
import { follow } from '../../support/follow';
import { completeDraft, savedDraft, storeDraft } from '../../support/quoteDraft';
import { main, REFERENCE, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

const user = { first_name: 'Bola', last_name: 'Ade', email: 'bola@example.com', phone: 42 };
const CODE = makeReferralCode((bytes) => bytes.fill(7));
const OTHER = makeReferralCode((bytes) => bytes.fill(9));
const field = (name: RegExp) => main().getByRole('textbox', { name });

function storeSession() {
  localStorage.setItem('access_token', 'access-1');
  localStorage.setItem('refresh_token', 'refresh-1');
  localStorage.setItem('user', JSON.stringify(user));
}

it('prefills the signed-in user’s data without overwriting what was typed', async () => {
  storeSession();
  storeDraft({ ...completeDraft, contact: { ...completeDraft.contact, first_name: '', phone: '' } });
  await renderApp('/quote?step=contact', { persist: true });
  await step('How do we reach you?');
  expect(field(/First name/)).toHaveValue('Bola');
  expect(field(/Last name/)).toHaveValue('Obi');
  expect(field(/E-mail/)).toHaveValue('ada@example.com');
  expect(field(/Phone/)).toHaveValue('');
});

it('prefills the data of a user who signs in while the form is open, and keeps what was just typed', async () => {
  const empty = { first_name: '', last_name: '', email: '', phone: '', preferred: '' };
  storeDraft({ ...completeDraft, contact: empty });
  const app = await renderApp('/quote?step=contact');
  await step('How do we reach you?');
  await app.user.type(field(/First name/), 'Ada');
  act(() => {
    app.store.dispatch(signedIn({ access: 'a', refresh: 'r', user }));
  });
  expect(field(/First name/)).toHaveValue('Ada');
  expect(field(/E-mail/)).toHaveValue('bola@example.com');
});

it('prefills the referral code of the visitor’s link', async () => {
  saveItem('referralCode', { code: CODE });
  storeDraft();
  await renderApp('/quote');
  await step('Check it, then send it');
  expect(field(/Referral code/)).toHaveValue(CODE);
});

it.each([
  ['is removed with it', undefined, ''],
  ['is replaced by a later link’s', OTHER, OTHER],
])('a link’s code in the request %s', async (_what, later, expected) => {
  saveItem('referralCode', { code: CODE });
  storeDraft();
  const { store } = await renderApp('/quote');
  await step('Check it, then send it');
  await follow('Referral program');
  act(() => {
    if (later) store.dispatch(referralCode.changed({ code: later }));
    else store.dispatch(referralCode.removed());
  });
  act(() => {
    window.history.back();
  });
  await step('Check it, then send it');
  expect(field(/Referral code/)).toHaveValue(expected);
});

it('keeps a code that the visitor has typed instead of the link’s', async () => {
  saveItem('referralCode', { code: CODE });
  storeDraft();
  const { store, user } = await renderApp('/quote');
  await step('Check it, then send it');
  await user.clear(field(/Referral code/));
  await user.type(field(/Referral code/), 'MINE');
  act(() => {
    store.dispatch(referralCode.removed());
  });
  expect(field(/Referral code/)).toHaveValue('MINE');
});

it('fills it in again after Start over', async () => {
  saveItem('referralCode', { code: CODE });
  storeDraft();
  const { user, store } = await renderApp('/quote');
  await step('Check it, then send it');
  await user.click(await main().findByRole('button', { name: 'Start over' }));
  expect(quoteDraft.selectDraft(store.getState() as unknown as WithDrafts)).toMatchObject({
    values: { referral_code: CODE, vehicles: [{ make: '' }] },
  });
  await user.click(await main().findByRole('button', { name: 'Undo' }));
  expect(quoteDraft.selectDraft(store.getState() as unknown as WithDrafts).values).toMatchObject({
    vehicles: completeDraft.vehicles,
  });
});

it.each([
  ['may have been sent', { kind: 'maybeSent' }],
  ['was sent', { kind: 'sent', receipt: { reference: REFERENCE, preferred: 'email' } }],
])('adds no referral code to a request that %s', async (_what, status) => {
  saveItem('referralCode', { code: CODE });
  saveItem('quoteDraft', savedDraft(completeDraft, status));
  const { store } = await renderApp('/quote');
  const title = status.kind === 'sent' ? 'We have your request' : 'Check it, then send it';
  expect(await step(title)).toBeInTheDocument();
  expect(quoteDraft.selectDraft(store.getState() as unknown as WithDrafts)).toMatchObject({
    status: { kind: status.kind },
    values: { referral_code: '' },
  });
});

it('saves no draft after a mere visit by a referral link', async () => {
  const { unmount } = await renderApp(`/quote?ref=${CODE}`);
  await step('What do you need?');
  unmount();
  expect(localStorage.getItem(storageKeys.quoteDraft.key)).toBeNull();
});

it('prefills model year and make from the VIN of a link, and reports a contradicting year', async () => {
  const app = await renderApp(
    '/quote?service=auto-shipping&from=US-MD&to=NG-LA&method=container&vin=1HGCM82633A004352',
  );
  await step('What are we moving?');
  expect(field(/Model year/)).toHaveValue('2003');
  expect(main().getByRole('combobox', { name: /Make/ })).toHaveValue('Honda');
  await app.user.clear(field(/Model year/));
  await app.user.type(field(/Model year/), '2013');
  expect(main().getByText(/The VIN says model year 2003, but you entered 2013/)).toBeInTheDocument();
});

it('prefills the method of a link', async () => {
  storeDraft();
  await renderApp('/quote?method=container');
  await step('Check it, then send it');
  expect(main().getByText('Container', { selector: 'dd, dd *' })).toBeInTheDocument();
});
