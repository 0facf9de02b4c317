import type { BrowserContext } from '@playwright/test';
import { build } from 'esbuild';

/** What the page hands out in a development build that meets the browser extension. */
export interface TimeMachine {
  /** The app's own store, in front of all its middleware. */
  readonly store: { dispatch(action: unknown): unknown; getState(): unknown };
  /** The extension's store of all actions and the states they made. */
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

/* What the extension's own page script does, without its panel: the same enhancer, at the same place. */
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

/** Every page of the context finds the DevTools extension there before its own scripts. */
export async function installTimeMachine(context: BrowserContext): Promise<void> {
  script ??= bundle();
  await context.addInitScript({ content: await script });
}
