import type { Page } from '@playwright/test';

/** The index of the latest state. */
export const latest = (page: Page): Promise<number> =>
  page.evaluate(() => (window.timeMachine?.lifted.getState().computedStates.length ?? 0) - 1);

/** Jumps to a past state, as Jump in the DevTools does. */
export const jumpTo = (page: Page, index: number): Promise<void> =>
  page.evaluate((to) => {
    window.timeMachine?.lifted.dispatch({ type: 'JUMP_TO_STATE', index: to, actionId: to });
  }, index);

/** The types of all actions so far, in order. */
export const actionTypes = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => {
    const lifted = window.timeMachine?.lifted.getState();
    return lifted?.stagedActionIds.map((id) => lifted.actionsById[id]?.action.type) ?? [];
  });

/** Paths of non-serializable values in states and actions, except redux-persist's actions. */
export const unserializable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const seen = new WeakSet();
    const look = (value: unknown, path: string): void => {
      if (value === null || value === undefined || ['string', 'boolean'].includes(typeof value)) return;
      if (typeof value === 'number' && Number.isFinite(value)) return;
      const isPlain =
        Array.isArray(value) ||
        (typeof value === 'object' &&
          [Object.prototype, null].includes(Object.getPrototypeOf(value) as null));
      if (!isPlain) {
        found.add(path);
        return;
      }
      if (seen.has(value as object)) return;
      seen.add(value as object);
      for (const [key, item] of Object.entries(value as object)) look(item, `${path}.${key}`);
    };
    const lifted = window.timeMachine?.lifted.getState();
    for (const { state } of lifted?.computedStates ?? []) look(state, 'state');
    for (const { action } of Object.values(lifted?.actionsById ?? {})) {
      if (!String(action.type).startsWith('persist/')) look(action, String(action.type));
    }
    return [...found];
  });

/** Everything stored on the device. */
export const storage = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries<string>(localStorage)));
