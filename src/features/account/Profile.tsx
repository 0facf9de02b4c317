import { useSelector } from 'react-redux';
import { isApiError } from '../../api/toApiError';
import { accountWords } from '../../content/pages/account';
import { describeError } from '../../content/errorMessages';
import { selectUser } from '../../session/authSlice';
import type { SessionUser } from '../../session/authSlice';
import { Button } from '../../ui/buttons/Button';
import { Facts } from '../../ui/Facts';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/late/Skeleton';
import { fullName, userText } from './userName';

const { me: words, fields } = accountWords;
const VALUE_MAX = 120;

/** As much of the profile's query as is shown. */
interface ProfileQuery {
  readonly data?: SessionUser | undefined;
  readonly error?: unknown;
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/**
 * What the backend knows of whoever is signed in, as far as it says so in fields that we know; until the profile loads,
 * what it said at sign-in.
 */
export function Profile({ query }: { readonly query: ProfileQuery }) {
  const { error, isLoading, isFetching, refetch } = query;
  const signedIn = useSelector(selectUser);
  const data = query.data ?? signedIn;
  const known = [
    { term: words.name, value: fullName(data) },
    { term: fields.email, value: userText(data, 'email', VALUE_MAX) },
    { term: fields.phone, value: userText(data, 'phone', VALUE_MAX) },
  ].filter(({ value }) => value !== '');
  return (
    <>
      {isLoading && known.length === 0 && <Skeleton label={words.loading} lines={3} />}
      {isApiError(error) && !isFetching && known.length === 0 && (
        <Notice tone="caution" title={words.noProfile} role="status">
          <p>{describeError(error)}</p>
          <Button $variant="secondary" onClick={() => void refetch()}>
            {words.retry}
          </Button>
        </Notice>
      )}
      {known.length > 0 && <Facts items={known} />}
    </>
  );
}
