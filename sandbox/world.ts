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
import { addDemonstration } from './seed';

/** Everything that the endpoints work with. */
export interface World {
  readonly settings: Settings;
  readonly store: Store;
  readonly clock: Clock;
  readonly users: Users;
  readonly tokens: Tokens;
  readonly quotes: QuoteBook;
  readonly throttle: Throttle;
  /** scrypt's N: low for a database that no one will steal. */
  readonly passwordCost: number;
  /** Back to the state of a first start. */
  readonly reset: () => void;
}

/** Opens the database and puts the demonstration data in where it is empty. */
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
      if (settings.seed) addDemonstration(world);
    },
  };
  if (settings.seed) addDemonstration(world);
  return world;
}
