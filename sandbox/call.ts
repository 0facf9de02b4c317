import type { OperationName } from '../src/api/operations';
import type { User } from './auth/users';

/** A request to an endpoint, after authentication. */
interface Call {
  readonly request: Request;
  readonly url: URL;
  /** The user of the bearer token, or null without one. */
  readonly user: User | null;
  /** See `clientAddress`. */
  readonly ip: string;
}

type Handler = (call: Call) => Response | Promise<Response>;

/** Handlers for some or all operations. */
export type Handlers<TName extends OperationName = OperationName> = Readonly<Record<TName, Handler>>;
