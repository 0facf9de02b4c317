import { act, screen } from '@testing-library/react';
import { storageKeys } from '../../../src/config/storageKeys';
import { dropped } from '../../support/answers';
import { connection } from '../../support/connection';
import { completeDraft, DRAFT_ID, keepDraft } from '../../support/quoteDraft';
import { accepted, idsOf, main, review, sentHeading, step } from '../../support/quotePage';
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

/** Another tab has sent its draft, and is done with it. */
function sentInAnotherTab(draft: object = { ...completeDraft, consent: true }): void {
  changed(JSON.stringify({ draft, maybeSent: true }), null);
}

/** Another tab has written its draft. */
function writtenInAnotherTab(draft: object, maybeSent = false): void {
  changed(localStorage.getItem(key), JSON.stringify({ draft, maybeSent }));
}

/** This tab goes behind another, and comes back. */
const hidden = (isHidden: boolean) => jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);

it('is another request once it differs from the one that another tab has sent', async () => {
  const { user, posts, send } = await review(accepted);
  sentInAnotherTab();
  await user.type(notes(), 'And a second car');
  expect(notes()).toHaveValue('And a second car');
  expect(notes()).toHaveFocus();
  await send();
  await sentHeading();
  const [id] = await idsOf(posts);
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(id).not.toBe(DRAFT_ID);
});

it('is another request too when it differed before', async () => {
  const { user, posts, press } = await review(accepted);
  await user.click(main().getByRole('checkbox'));
  sentInAnotherTab({ ...completeDraft, notes: 'Two keys', consent: true });
  await press();
  await sentHeading();
  expect(await idsOf(posts)).not.toContain(DRAFT_ID);
});

it('stays the same request as long as nothing in it is different', async () => {
  const { posts, send } = await review(accepted);
  sentInAnotherTab();
  await send();
  await sentHeading();
  expect(await idsOf(posts)).toEqual([DRAFT_ID]);
});

it('repeats what found no network under its id, whatever another tab has done with it', async () => {
  const { posts, send, press } = await review(dropped, accepted);
  connection(false);
  await send();
  await main().findByText('Your request has not been sent yet.');
  sentInAnotherTab();
  connection(true);
  await press();
  await sentHeading();
  expect((await idsOf(posts)).every((id) => id === DRAFT_ID)).toBe(true);
});

it('keeps its id when another tab drops a request of its own', async () => {
  const { user, posts, send } = await review(accepted);
  sentInAnotherTab({ ...completeDraft, client_request_id: '3f2b8c1e-8f0a-4c55-9d0e-3a3c1f0a7b99' });
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
    await step('What is being moved?');
    hidden(true);
    writtenInAnotherTab(completeDraft);
    hidden(false);
    await user.click(main().getByRole('radio', { name: /SUV/ }));
    unmount();
    await renderApp('/quote');
    await step('Check it, then send it');
    expect(main().getByText('Ada Obi', { selector: 'dd' })).toBeInTheDocument();
    expect(main().getByRole('link', { name: /Camry, SUV/ })).toBeInTheDocument();
  });

  it('goes along when another has sent the request', async () => {
    await review(accepted);
    hidden(true);
    writtenInAnotherTab({ ...completeDraft, consent: true }, true);
    expect(main().getByText('Your request may have been sent.')).toBeInTheDocument();
    sentInAnotherTab();
    await step('What do you need?');
    expect(screen.queryByText('Your request may have been sent.')).not.toBeInTheDocument();
  });
});

it('keeps what is being typed here, whatever another tab that is seen too writes', async () => {
  const { user } = await review(accepted);
  await user.type(notes(), 'Gate 4');
  writtenInAnotherTab({ ...completeDraft, notes: 'Gate 5' });
  expect(notes()).toHaveValue('Gate 4');
  expect(notes()).toHaveFocus();
});
