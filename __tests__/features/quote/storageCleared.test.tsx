import { signedInApp } from '../../support/account';
import { answer, unauthorized } from '../../support/answers';
import type { Answer } from '../../support/answers';
import { completeDraft, storeDraft } from '../../support/quoteDraft';
import { accepted, main, REFERENCE, sentHeading, step } from '../../support/quotePage';

const clearing =
  (reply: Answer): Answer =>
  (request) => {
    localStorage.clear();
    return reply(request);
  };

it.each<[string, readonly [Answer, ...Answer[]]]>([
  ['and the session goes on', [clearing(accepted)]],
  ['and the token must be renewed', [clearing(unauthorized), accepted]],
])('ends in the receipt if this tab’s storage is cleared while sending, %s', async (_when, replies) => {
  storeDraft(completeDraft);
  const posts = answer('/api/quote/', ...replies);
  const { user } = await signedInApp('/quote');
  await step('Check it, then send it');
  await user.click(main().getByRole('checkbox'));
  await user.click(main().getByRole('button', { name: 'Send request' }));
  await sentHeading();
  expect(main().getByText(REFERENCE)).toBeInTheDocument();
  expect(posts).toHaveLength(replies.length);
});
