import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';

/** What a development build exposes when it finds the browser extension. */
export interface TimeMachine {
  /** The app's store, with all its middleware. */
  readonly store: { dispatch(action: unknown): unknown; getState(): unknown };
  /** The extension's store of all actions and resulting states. */
  readonly lifted: {
    dispatch(action: { type: 'JUMP_TO_STATE'; index: number; actionId: number }): unknown;
    getState(): LiftedState;
  };
}

export interface LiftedState {
  readonly actionsById: Readonly<
    Record<number, { readonly action: { readonly type: unknown; readonly payload?: unknown } }>
  >;
  readonly stagedActionIds: readonly number[];
  readonly computedStates: readonly { readonly state: unknown; readonly error?: string }[];
  readonly currentStateIndex: number;
}

declare global {
  interface Window {
    timeMachine?: TimeMachine;
  }
}

/* Does what the extension's page script does, without its panel: applies the same enhancer. */
const extension = `
  import { instrument } from '@redux-devtools/instrument';
  import { compose } from 'redux';
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = ({ maxAge = 5000 }) => (...enhancers) => {
    const enhancer = compose(...enhancers, instrument(undefined, { maxAge, shouldCatchErrors: false }));
    return (createStore) => (...rest) => {
      const store = enhancer(createStore)(...rest);
      window.timeMachine = { store, lifted: store.liftedStore };
      return store;
    };
  };
`;

let script: Promise<string> | undefined;

const bundle = async () => {
  const result = await build({
    stdin: { contents: extension, resolveDir: process.cwd(), loader: 'js' },
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  return result.outputFiles[0]?.text ?? '';
};

/** Installs the DevTools extension's script in every page of the context, before the page's own. */
export async function installTimeMachine(context: BrowserContext): Promise<void> {
  script ??= bundle();
  await context.addInitScript({ content: await script });
}

/** Opens a page of Vite's server, which compiles each module when it's first requested: on a busy machine, that takes long. */
export async function openInDevelopment(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => window.timeMachine !== undefined);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
}
