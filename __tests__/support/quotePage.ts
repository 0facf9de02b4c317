import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answer, ok } from './answers';
import type { Answer } from './answers';
import { completeDraft, storeDraft } from './quoteDraft';
import { renderApp } from './renderApp';

export const REFERENCE = 'HAL-7K3M-92QX';
export const accepted = ok({ success: true, reference: REFERENCE }, 201);

export const main = () => within(screen.getByRole('main'));
export const step = (name: string) => main().findByRole('heading', { level: 2, name });
export const sentHeading = () => step('We have your request');

/** Types a place into the combobox and picks the option with exactly this name. */
export async function choosePlace(user: UserEvent, list: string, place: string) {
  const input = await main().findByRole('combobox', { name: list });
  await user.clear(input);
  await user.type(input, place);
  await user.click(main().getByRole('option', { name: place }));
}

/** Opens the review step of a complete draft, with these answers from the backend. */
export async function openReview(...answers: readonly [Answer, ...Answer[]]) {
  return openReviewOf(completeDraft, ...answers);
}

/** The same with the given draft. */
export async function openReviewOf(draft: object, ...answers: readonly [Answer, ...Answer[]]) {
  storeDraft(draft);
  const posts = answer('/api/quote/', ...answers);
  const app = await renderApp('/quote');
  await step('Check it, then send it');
  /** Clicks the submit button. */
  const press = async () => {
    await app.user.click(main().getByRole('button', { name: /^Send/ }));
  };
  return {
    ...app,
    posts,
    press,
    /** Checks the consent and submits. */
    send: async () => {
      await app.user.click(main().getByRole('checkbox'));
      await press();
    },
  };
}

/** The client request ids of the posts. */
export const idsOf = (posts: readonly Request[]) =>
  Promise.all(
    posts.map(
      async (post) => ((await post.clone().json()) as { client_request_id: string }).client_request_id,
    ),
  );
