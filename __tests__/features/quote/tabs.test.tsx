import { act, screen } from '@testing-library/react';
import { storageKeys } from '../../../src/config/storageKeys';
import { completeDraft, DRAFT_ID, keepDraft, savedQuote } from '../../support/quoteDraft';
import { accepted, idsOf, main, REFERENCE, review, sentHeading, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

const { key } = storageKeys.quoteDraft;
const notes = () => main().getByRole('textbox', { name: /Anything else/ });

/** Another tab has changed what stands on the device. */
function changed(oldValue: string | null, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
  });
}

/** Another tab has saved its draft. */
function savedElsewhere(values: object, status: object = { kind: 'editing' }, id = DRAFT_ID): void {
  const saved = { value: savedQuote(values, status, id), keptAt: Date.now() };
  changed(localStorage.getItem(key), JSON.stringify(saved));
}

/** Another tab has sent its draft. */
function sentElsewhere(values: object = { ...completeDraft, consent: true }, id = DRAFT_ID): void {
  savedElsewhere(values, { kind: 'sending', isRepeated: false }, id);
  savedElsewhere({}, { kind: 'sent', receipt: { reference: REFERENCE, preferred: 'email' } }, id);
}

/** This tab goes behind another, and comes back. */
const hidden = (isHidden: boolean) => jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);

it('is another request if it differs from the one that another tab has sent', async () => {
  const { user, posts, send } = await review(accepted);
  await user.type(notes(), 'And a second car');
  sentElsewhere();
  expect(notes()).toHaveValue('And a second car');
  expect(notes()).toHaveFocus();
  await send();
  await sentHeading();
  const [id] = await idsOf(posts);
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(id).not.toBe(DRAFT_ID);
});

it('shows the receipt of the request that another tab has sent, and sends nothing', async () => {
  const { user, posts } = await review(accepted);
  await user.click(main().getByRole('checkbox'));
  sentElsewhere();
  await sentHeading();
  expect(main().getByText(REFERENCE)).toBeInTheDocument();
  expect(posts).toHaveLength(0);
});

it('keeps its id when another tab sends a request of its own', async () => {
  const { user, posts, send } = await review(accepted);
  sentElsewhere(completeDraft, '3f2b8c1e-8f0a-4c55-9d0e-3a3c1f0a7b99');
  await user.type(notes(), 'Gate 4');
  await send();
  await sentHeading();
  expect(await idsOf(posts)).toEqual([DRAFT_ID]);
});

describe('a tab that nobody sees', () => {
  const [car] = completeDraft.vehicles;
  const begun = {
    ...completeDraft,
    vehicles: [{ ...car, body_type: '' }],
    contact: { first_name: '', last_name: '', email: '', phone: '', preferred: '' },
  };

  it('takes over what another writes, and does not write over it afterwards', async () => {
    keepDraft(begun);
    const { user, unmount } = await renderApp('/quote');
    await step('What are we moving?');
    hidden(true);
    savedElsewhere(completeDraft);
    hidden(false);
    await user.click(main().getByRole('radio', { name: /SUV/ }));
    unmount();
    await renderApp('/quote');
    await step('Check it, then send it');
    expect(main().getByText('Ada Obi', { selector: 'dd' })).toBeInTheDocument();
    expect(main().getByRole('link', { name: /Camry, SUV/ })).toBeInTheDocument();
  });

  it('follows when another has cleared the request', async () => {
    await review(accepted);
    hidden(true);
    savedElsewhere({ ...completeDraft, consent: true }, { kind: 'maybeSent' });
    expect(main().getByText('Your request may have been sent.')).toBeInTheDocument();
    changed(localStorage.getItem(key), null);
    await step('What do you need?');
    expect(screen.queryByText('Your request may have been sent.')).not.toBeInTheDocument();
  });
});

it('keeps what is being typed here, whatever another tab that is seen too writes', async () => {
  const { user } = await review(accepted);
  await user.type(notes(), 'Gate 4');
  savedElsewhere({ ...completeDraft, notes: 'Gate 5' });
  expect(notes()).toHaveValue('Gate 4');
  expect(notes()).toHaveFocus();
});
