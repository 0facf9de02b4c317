import type { Tokens } from './auth/tokens';
import { createTokens } from './auth/tokens';
import type { Users } from './auth/users';
import { usersOf } from './auth/users';
import type { Clock } from './clock';
import { createClock } from './clock';
import type { Store } from './database';
import { openStore } from './database';
import type { Throttle } from './drf/throttle';
import { createThrottle } from './drf/throttle';
import type { Settings } from './options';
import type { QuoteBook } from './quotes/quoteBook';
import { createQuoteBook } from './quotes/quoteBook';
import { seedDemo } from './seed';

/** Everything the endpoints work with. */
export interface World {
  readonly settings: Settings;
  readonly store: Store;
  readonly clock: Clock;
  readonly users: Users;
  readonly tokens: Tokens;
  readonly quotes: QuoteBook;
  readonly throttle: Throttle;
  /** scrypt's N. Low for in-memory databases, where speed matters more. */
  readonly passwordCost: number;
  /** Restores the initial state. */
  readonly reset: () => void;
}

/** Opens the database and seeds it with the demo data. */
export function createWorld(settings: Settings): World {
  const store = openStore(settings.database);
  const clock = createClock(settings.now, store);
  const throttle = createThrottle(clock.now);
  const world: World = {
    settings,
    store,
    clock,
    throttle,
    users: usersOf(store),
    tokens: createTokens(store, clock, settings),
    quotes: createQuoteBook(store, clock, settings.sandboxMinuteMs),
    passwordCost: settings.database === ':memory:' ? 2 ** 8 : 2 ** 14,
    reset: () => {
      store.clear();
      clock.reset();
      throttle.clear();
      if (settings.seed) seedDemo(world);
    },
  };
  if (settings.seed) seedDemo(world);
  return world;
}
