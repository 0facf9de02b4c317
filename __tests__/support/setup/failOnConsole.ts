/** Redux Toolkit's checks of a development build time themselves: a busy machine is no fault of a test. */
const TIMING = /^(?:Immutable|Serializable)StateInvariantMiddleware took /;

/** Any console error or warning fails the test that caused it, unless the test replaces the method itself. */
export function failOnConsole(): void {
  const seen: string[] = [];
  const record =
    (level: string) =>
    (...args: unknown[]) => {
      if (TIMING.test(String(args[0]))) return;
      seen.push(`console.${level}: ${args.map(String).join(' ')}`);
    };
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(record('error'));
    jest.spyOn(console, 'warn').mockImplementation(record('warn'));
    jest.spyOn(console, 'debug').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    const found = seen.splice(0);
    if (found.length > 0) throw new Error(`Unexpected console output:\n${found.join('\n')}`);
  });
}
