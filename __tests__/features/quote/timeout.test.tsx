import { screen } from '@testing-library/react';
import { answer, noAnswer } from '../../support/answers';
import { advanceTime, useFakeTime } from '../../support/fakeTime';
import { completeDraft, DRAFT_ID, storeDraft } from '../../support/quoteDraft';
import { accepted, idsOf, main } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

useFakeTime();

it('says after 10 seconds that it may have been sent, and resends only on request', async () => {
  storeDraft({ ...completeDraft, notes: 'Gate 4' });
  const posts = answer('/api/quote/', noAnswer, accepted);
  const { user } = await renderApp('/quote', { fakeTimers: true });
  await advanceTime(100);
  await user.click(main().getByRole('checkbox'));
  await user.click(main().getByRole('button', { name: 'Send request' }));
  await advanceTime(9_000);
  expect(screen.queryByText('Your request may have been sent.')).not.toBeInTheDocument();
  await advanceTime(1_100);
  expect(screen.getByText('Your request may have been sent.')).toBeInTheDocument();
  expect(main().getByRole('textbox', { name: /Anything else/ })).toHaveValue('Gate 4');
  await advanceTime(60_000);
  expect(posts).toHaveLength(1);
  await user.click(main().getByRole('button', { name: 'Send again' }));
  await advanceTime(100);
  expect(main().getByRole('heading', { name: 'We have your request' })).toBeInTheDocument();
  expect(await idsOf(posts)).toEqual([DRAFT_ID, DRAFT_ID]);
});
