import { act } from '@testing-library/react';
import { storageKeys } from '../../../src/config/storageKeys';
import { dropped } from '../../support/answers';
import { connection } from '../../support/connection';
import { completeDraft, DRAFT_ID } from '../../support/quoteDraft';
import { accepted, idsOf, main, review, sentHeading } from '../../support/quotePage';

const { key } = storageKeys.quoteDraft;
const notes = () => main().getByRole('textbox', { name: /Anything else/ });

/** Another tab has sent its draft, and is done with it. */
function sentInAnotherTab(draft: object = { ...completeDraft, consent: true }): void {
  localStorage.removeItem(key);
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', {
        key,
        oldValue: JSON.stringify({ draft, maybeSent: true }),
        newValue: null,
      }),
    );
  });
}

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
