import { act, screen, waitFor, within } from '@testing-library/react';
import { instrument } from '@redux-devtools/instrument';
import type { EnhancedStore } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../../src/app/makeStore';
import { selectLocation } from '../../src/session/locationSlice';
import { answer } from '../support/answers';
import { firstLink } from '../support/follow';
import { main, step } from '../support/quotePage';
import { renderApp } from '../support/renderApp';

/** Renders the site with Redux DevTools, whose jumps change the state without an action. */
async function openApp(path: string) {
  const app = await renderApp(path, { enhancers: [instrument()] });
  const { liftedStore } = app.store as unknown as EnhancedStore<RootState, UnknownAction, object>;
  const now = () => liftedStore.getState().stagedActionIds.length - 1;
  const typesSince = (index: number) => {
    const { actionsById, stagedActionIds } = liftedStore.getState();
    const types = stagedActionIds.slice(index + 1).map((id) => actionsById[id]?.action.type ?? '');
    // RTK Query batches subscriptions, which may be left from before the jumps.
    return types.filter((type) => !type.startsWith('api/internalSubscriptions'));
  };
  const jump = async (index: number) => {
    await act(async () => {
      liftedStore.dispatch({ type: 'JUMP_TO_STATE', index, actionId: index } as never);
      // Effects and navigations that the jump may cause.
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    });
    const { pathname, search, hash } = selectLocation(app.store.getState());
    // The state before the first location has none.
    if (pathname) {
      const address = window.location.pathname + window.location.search + window.location.hash;
      expect(address).toBe(pathname + search + hash);
    }
  };
  /** Jumps across all states, then to these moments, in any order. */
  const travel = async (moments: readonly { at: number; shows: () => void }[]) => {
    const end = now();
    const entries = window.history.length;
    for (let index = end; index >= 0; index -= 1) await jump(index);
    for (let index = 0; index <= end; index += 1) await jump(index);
    for (const { at, shows } of [...moments, ...[...moments].reverse(), ...moments]) {
      await jump(at);
      shows();
    }
    expect(typesSince(end)).toEqual([]);
    expect(window.history).toHaveLength(entries);
    await jump(end);
  };
  return { ...app, now, travel };
}

it('shows each step of the quote with its address', async () => {
  const { user, now, travel } = await openApp('/quote');
  const moments: { at: number; shows: () => void }[] = [];
  const remember = async (name: string, search: string) => {
    await step(name);
    const shows = () => {
      expect(main().getByRole('heading', { level: 2, name })).toBeInTheDocument();
      expect(window.location.search).toBe(search);
    };
    shows();
    moments.push({ at: now(), shows });
  };
  await remember('What do you need?', '?step=service');
  await user.click(main().getByRole('button', { name: /^Inspection/ }));
  await remember('What should we inspect?', '?step=vehicles');
  await user.click(main().getByRole('link', { name: 'Back' }));
  await remember('What do you need?', '?step=service');
  await user.click(main().getByRole('button', { name: /^Car purchase/ }));
  await remember('What are you looking for?', '?step=vehicles');
  await travel(moments);
  // Back in the present, links work again.
  await user.click(main().getByRole('link', { name: 'Back' }));
  await step('What do you need?');
  expect(window.location.search).toBe('?step=service');
});

it('shows each lookup with its address, and asks for nothing', async () => {
  const requests = answer('/api/quote/status/', ({ url }) => {
    const reference = new URL(url).searchParams.get('reference');
    return reference === 'HAL-NONE'
      ? Response.json({ detail: 'Not found.' }, { status: 404 })
      : Response.json({ reference, status: 'booked' });
  });
  const { user, now, travel } = await openApp('/track');
  const moments: { at: number; shows: () => void }[] = [];
  const remember = (shows: () => void) => {
    shows();
    moments.push({ at: now(), shows });
  };
  const field = (name: string) => main().getByRole('textbox', { name });
  const lookUp = async (reference: string) => {
    const another = main().queryByRole('button', { name: 'Track another' });
    if (another) await user.click(another);
    for (const [name, text] of [
      ['Reference', reference],
      ['E-mail address', 'ada@example.com'],
    ] as const) {
      await user.clear(field(name));
      await user.type(field(name), text);
    }
    await user.click(main().getByRole('button', { name: 'Track shipment' }));
  };
  const found = (reference: string) => () => {
    expect(main().getByText(reference, { selector: 'p > code' })).toBeInTheDocument();
    expect(main().getByRole('button', { name: 'Track another' })).toBeInTheDocument();
    expect(window.location.search).toBe(`?reference=${reference}`);
  };
  remember(() => {
    expect(field('Reference')).toHaveValue('');
    expect(main().queryByRole('heading', { name: 'Booked' })).not.toBeInTheDocument();
    expect(window.location.search).toBe('');
  });
  await lookUp('HAL-ONE');
  await main().findByText('HAL-ONE', { selector: 'p > code' });
  remember(found('HAL-ONE'));
  await lookUp('HAL-NONE');
  await main().findByRole('alert');
  remember(() => {
    expect(main().getByRole('alert')).toHaveTextContent('HAL-NONE');
    expect(field('Reference')).toHaveValue('HAL-NONE');
    expect(window.location.search).toBe('?reference=HAL-NONE');
  });
  await lookUp('HAL-TWO');
  await main().findByText('HAL-TWO', { selector: 'p > code' });
  remember(found('HAL-TWO'));
  await travel(moments);
  expect(requests).toHaveLength(3);
  found('HAL-TWO')();
});

it('shows the account dialog with its address', async () => {
  const { user, now, travel } = await openApp('/terms');
  const dialog = () => screen.queryByRole('dialog');
  const closed = () => {
    expect(dialog()).not.toBeInTheDocument();
    expect(window.location.search).toBe('');
  };
  closed();
  const moments = [{ at: now(), shows: closed }];
  const remember = (heading: string, search: string) => {
    const shows = () => {
      expect(within(screen.getByRole('dialog')).getByRole('heading', { name: heading })).toBeInTheDocument();
      expect(window.location.search).toBe(search);
    };
    shows();
    moments.push({ at: now(), shows });
  };
  await user.click(firstLink('Sign in'));
  await screen.findByRole('dialog');
  remember('Sign in', '?account=sign-in');
  await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Create one' }));
  remember('Create an account', '?account=register');
  await user.keyboard('{Escape}');
  await waitFor(closed);
  moments.push({ at: now(), shows: closed });
  await travel(moments);
});
