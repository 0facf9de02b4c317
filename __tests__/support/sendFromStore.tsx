import { render, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../../src/app/makeStore';
import type { createDraft } from '../../src/drafts/createDraft';
import { answer } from './answers';
import type { Answer } from './answers';
import { until } from './until';

type Draft<Values extends FieldValues> = Pick<
  ReturnType<typeof createDraft<Values, unknown, unknown, unknown>>,
  'actions' | 'listeners' | 'selectDraft'
>;

interface Sending<Values extends FieldValues> {
  readonly draft: Draft<Values>;
  readonly values: Values;
  readonly toBody: (values: Values, requestId: string) => unknown;
  readonly path: string;
  /** What tells the visitor about the outcome. */
  readonly outcome: ReactNode;
}

/**
 * Sends a draft from a store of its own, and renders its outcome without the rest of the site.
 * @returns the draft after the response, the requests, and queries for the outcome
 */
export async function sendFromStore<Values extends FieldValues>(
  { draft, values, toBody, path, outcome }: Sending<Values>,
  reply: Answer,
) {
  const { actions, listeners, selectDraft } = draft;
  const { store } = makeStore();
  const current = () => selectDraft(store.getState());
  for (const listener of listeners) store.dispatch(listener);
  const posts = answer(path, reply);
  store.dispatch(actions.opened());
  store.dispatch(actions.edited(values));
  store.dispatch(actions.sendRequested(toBody(values, current().requestId)));
  await until(() => current().status.kind !== 'sending');
  const { container } = render(
    <Provider store={store}>
      <MemoryRouter>{outcome}</MemoryRouter>
    </Provider>,
  );
  return { sent: current(), posts, shown: within(container) };
}

/** Whether the form can be sent again, with everything that was typed. */
export function expectKept<Values extends FieldValues>(
  { sent, posts }: Pick<Awaited<ReturnType<typeof sendFromStore<Values>>>, 'sent' | 'posts'>,
  values: Values,
): void {
  expect(['refused', 'maybeSent', 'unsent']).toContain(sent.status.kind);
  expect(sent).toMatchObject({ values });
  expect(posts).toHaveLength(1);
}
