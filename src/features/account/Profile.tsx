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
import { ServerText } from '../../ui/ServerText';

const { me: words, fields } = accountWords;
const VALUE_MAX = 120;

/** The parts of the profile query that are used here. */
interface ProfileQuery {
  readonly data?: SessionUser | undefined;
  readonly error?: unknown;
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Name, e-mail and phone of the signed-in user. Until the profile loads, the user object from sign-in is used. */
export function Profile({ query }: { readonly query: ProfileQuery }) {
  const { error, isLoading, isFetching, refetch } = query;
  const signedIn = useSelector(selectUser);
  const data = query.data ?? signedIn;
  const facts = [
    { term: words.name, value: fullName(data) },
    { term: fields.email, value: userText(data, 'email', VALUE_MAX) },
    { term: fields.phone, value: userText(data, 'phone', VALUE_MAX) },
  ].filter(({ value }) => value !== '');
  return (
    <>
      {isLoading && facts.length === 0 && <Skeleton label={words.loading} lines={3} />}
      {isApiError(error) && !isFetching && facts.length === 0 && (
        <Notice tone="caution" title={words.noProfile} role="status">
          <p>
            <ServerText>{describeError(error)}</ServerText>
          </p>
          <Button $variant="secondary" onClick={() => void refetch()}>
            {words.retry}
          </Button>
        </Notice>
      )}
      {facts.length > 0 && <Facts items={facts} />}
    </>
  );
}
