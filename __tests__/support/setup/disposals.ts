const disposals: (() => void)[] = [];

/** Calls this after the current test, when the site is unmounted and console output still fails the test. */
export function onTeardown(dispose: () => void): void {
  disposals.push(dispose);
}

/** Separate from `renderApp`, so that the setup of every test doesn't load the whole site. */
export function disposeAll(): void {
  for (const dispose of disposals.splice(0)) dispose();
}
