import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answer, ok } from './answers';
import type { Answer } from './answers';
import { completeDraft, keepDraft } from './quoteDraft';
import { renderApp } from './renderApp';

export const REFERENCE = 'HAL-7K3M-92QX';
export const accepted = ok({ success: true, reference: REFERENCE }, 201);

export const main = () => within(screen.getByRole('main'));
export const step = (name: string) => main().findByRole('heading', { level: 2, name });
export const sentHeading = () => step('We have your request');

/** Types a place into the list of this name, and takes the entry of just this name. */
export async function choosePlace(user: UserEvent, list: string, place: string) {
  const input = await main().findByRole('combobox', { name: list });
  await user.clear(input);
  await user.type(input, place);
  await user.click(main().getByRole('option', { name: place }));
}

/** The review with everything answered, ready to be sent, and a backend that answers so. */
export async function review(...answers: readonly [Answer, ...Answer[]]) {
  return reviewOf(completeDraft, ...answers);
}

/** The same with a draft of one's own. */
export async function reviewOf(draft: object, ...answers: readonly [Answer, ...Answer[]]) {
  keepDraft(draft);
  const posts = answer('/api/quote/', ...answers);
  const app = await renderApp('/quote');
  await step('Check it, then send it');
  /** Presses the button. */
  const press = async () => {
    await app.user.click(main().getByRole('button', { name: /^Send/ }));
  };
  return {
    ...app,
    posts,
    press,
    /** Agrees and presses the button. */
    send: async () => {
      await app.user.click(main().getByRole('checkbox'));
      await press();
    },
  };
}

/** The ids under which requests came in. */
export const idsOf = (posts: readonly Request[]) =>
  Promise.all(
    posts.map(
      async (post) => ((await post.clone().json()) as { client_request_id: string }).client_request_id,
    ),
  );
