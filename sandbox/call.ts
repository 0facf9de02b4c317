import type { OperationName } from '../src/api/operations';
import type { User } from './auth/users';

/** One request to an endpoint, after the bearer token was looked at. */
interface Call {
  readonly request: Request;
  readonly url: URL;
  /** Whose token came along; null where none did. */
  readonly user: User | null;
  /** Address of the client, where it is known. */
  readonly ip: string;
}

type Handler = (call: Call) => Response | Promise<Response>;

/** Answers of some of the eleven operations. */
export type Handlers<TName extends OperationName = OperationName> = Readonly<Record<TName, Handler>>;
