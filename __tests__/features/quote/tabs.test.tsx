import { act, screen } from '@testing-library/react';
import { storageKeys } from '../../../src/config/storageKeys';
import { ok } from '../../support/answers';
import { completeDraft, DRAFT_ID, storeDraft, savedDraft } from '../../support/quoteDraft';
import { accepted, idsOf, main, REFERENCE, openReview, sentHeading, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

const { key } = storageKeys.quoteDraft;
const notes = () => main().getByRole('textbox', { name: /Anything else/ });

/** Changes the stored draft as another tab would, with the storage event. */
function changeElsewhere(oldValue: string | null, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
  });
}

/** Saves a draft as another tab would. */
function saveElsewhere(values: object, status: object = { kind: 'editing' }, id = DRAFT_ID): void {
  const saved = { value: savedDraft(values, status, id), keptAt: Date.now() };
  changeElsewhere(localStorage.getItem(key), JSON.stringify(saved));
}

/** Sends a draft as another tab would. */
function sendElsewhere(values: object = completeDraft, id = DRAFT_ID): void {
  saveElsewhere(values, { kind: 'sending' }, id);
  saveElsewhere({}, { kind: 'sent', receipt: { reference: REFERENCE, preferred: 'email' } }, id);
}

/** Hides or shows this tab. */
const setHidden = (isHidden: boolean) => jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);

it('becomes a new request if it differs from the one another tab sent', async () => {
  const { user, posts, send } = await openReview(accepted);
  await user.type(notes(), 'And a second car');
  sendElsewhere();
  expect(notes()).toHaveValue('And a second car');
  expect(notes()).toHaveFocus();
  await send();
  await sentHeading();
  const [id] = await idsOf(posts);
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(id).not.toBe(DRAFT_ID);
});

it.each([
  ['as saved now', completeDraft],
  ['as saved by an earlier build', { ...completeDraft, consent: true }],
])('shows the receipt of the request another tab sent, and sends nothing: %s', async (_what, values) => {
  const { user, posts } = await openReview(accepted);
  await user.click(main().getByRole('checkbox'));
  sendElsewhere(values);
  await sentHeading();
  expect(main().getByText(REFERENCE)).toBeInTheDocument();
  expect(posts).toHaveLength(0);
});

it.each(['service', 'route'])('shows the receipt of another tab at step %s, too', async (name) => {
  storeDraft(completeDraft);
  await renderApp(`/quote?step=${name}`);
  await main().findByRole('link', { current: 'step' });
  sendElsewhere(completeDraft);
  await sentHeading();
  expect(main().getByText(REFERENCE)).toBeInTheDocument();
});

it('keeps a consent given here while another tab changes only the status', async () => {
  const { user } = await openReview(accepted);
  await user.click(main().getByRole('checkbox'));
  saveElsewhere(completeDraft, { kind: 'maybeSent' });
  expect(await main().findByText('Your request may have been sent.')).toBeInTheDocument();
  expect(main().getByRole('checkbox')).toBeChecked();
});

describe('consent', () => {
  it('is not saved, and is given again after a reload', async () => {
    const { send, unmount } = await openReview(ok({}, 500));
    await send();
    await main().findByText('Your request may have been sent.');
    expect(localStorage.getItem(key)).not.toContain('"consent":true');
    unmount();
    await renderApp('/quote');
    await step('Check it, then send it');
    expect(main().getByRole('checkbox')).not.toBeChecked();
  });

  it('saved by an earlier build counts for nothing', async () => {
    storeDraft({ ...completeDraft, consent: true });
    await renderApp('/quote');
    await step('Check it, then send it');
    expect(main().getByRole('checkbox')).not.toBeChecked();
  });
});

it('keeps its id when another tab sends a different request', async () => {
  const { user, posts, send } = await openReview(accepted);
  sendElsewhere(completeDraft, '3f2b8c1e-8f0a-4c55-9d0e-3a3c1f0a7b99');
  await user.type(notes(), 'Gate 4');
  await send();
  await sentHeading();
  expect(await idsOf(posts)).toEqual([DRAFT_ID]);
});

describe('a hidden tab', () => {
  const [car] = completeDraft.vehicles;
  const startedDraft = {
    ...completeDraft,
    vehicles: [{ ...car, body_type: '' }],
    contact: { first_name: '', last_name: '', email: '', phone: '', preferred: '' },
  };

  it('adopts another tab’s draft, and does not overwrite it later', async () => {
    storeDraft(startedDraft);
    const { user, unmount } = await renderApp('/quote');
    await step('What are we moving?');
    setHidden(true);
    saveElsewhere(completeDraft);
    setHidden(false);
    await user.click(main().getByRole('radio', { name: /SUV/ }));
    unmount();
    await renderApp('/quote');
    await step('Check it, then send it');
    expect(main().getByText('Ada Obi', { selector: 'dd, dd *' })).toBeInTheDocument();
    expect(main().getByRole('link', { name: /Camry, SUV/ })).toBeInTheDocument();
  });

  it('is cleared when another tab clears the request', async () => {
    await openReview(accepted);
    setHidden(true);
    saveElsewhere({ ...completeDraft, consent: true }, { kind: 'maybeSent' });
    expect(main().getByText('Your request may have been sent.')).toBeInTheDocument();
    changeElsewhere(localStorage.getItem(key), null);
    await step('What do you need?');
    expect(screen.queryByText('Your request may have been sent.')).not.toBeInTheDocument();
  });
});

it('keeps what is being typed in a visible tab, whatever another tab saves', async () => {
  const { user } = await openReview(accepted);
  await user.type(notes(), 'Gate 4');
  saveElsewhere({ ...completeDraft, notes: 'Gate 5' });
  expect(notes()).toHaveValue('Gate 4');
  expect(notes()).toHaveFocus();
});
