/** Redux Toolkit's development checks warn when they are slow, which only means a busy machine. */
const TIMING = /^(?:Immutable|Serializable)StateInvariantMiddleware took /;

/** Fails a test on any console error or warning, unless it mocks the method. */
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
