import { useDispatch, useSelector } from 'react-redux';
import { useGetProfileQuery } from '../../api/authEndpoints';
import { isApiError } from '../../api/toApiError';
import { paths } from '../../config/paths';
import { accountWords } from '../../content/account';
import { company } from '../../content/company';
import { describeError } from '../../content/errorMessages';
import { plainText } from '../../lib/text';
import { selectUser, signedOut } from '../../session/authSlice';
import { Button } from '../../ui/Button';
import { Facts } from '../../ui/Facts';
import { Stack } from '../../ui/layout';
import { ArrowLink, ExternalLink } from '../../ui/links';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { SectionTitle, SubTitle } from '../../ui/text';
import { userName } from './userName';

const { me: words, fields } = accountWords;
const VALUE_MAX = 120;

interface SignedInProps {
  readonly headingId: string;
  readonly onDone: () => void;
}

/** Who is signed in, by the backend's own word; the portals, and the way out. */
export function SignedIn({ headingId, onDone }: SignedInProps) {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const profile = useGetProfileQuery(undefined);
  const known = (['first_name', 'last_name', 'email', 'phone'] as const)
    .map((name) => ({ term: fields[name], value: plainText(profile.data?.[name], VALUE_MAX) }))
    .filter(({ value }) => value !== '');
  return (
    <Stack $gap={5}>
      <SectionTitle id={headingId}>{words.title(userName(user))}</SectionTitle>
      {profile.isLoading && <Skeleton label={words.loading} lines={3} />}
      {isApiError(profile.error) && !profile.isFetching && (
        <Notice tone="caution" title={words.noProfile} role="status">
          <p>{describeError(profile.error)}</p>
          <Button $variant="secondary" onClick={() => void profile.refetch()}>
            {words.retry}
          </Button>
        </Notice>
      )}
      {known.length > 0 && <Facts items={known} />}
      <div>
        <SubTitle>{words.portals}</SubTitle>
        <ul>
          {company.portals.map(({ name, href }) => (
            <li key={name}>
              <ExternalLink href={href}>{name}</ExternalLink>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <ArrowLink to={paths.track}>{words.requests}</ArrowLink>
        <br />
        <ArrowLink to={paths.quote}>{words.quote}</ArrowLink>
      </div>
      <Button
        $variant="secondary"
        onClick={() => {
          onDone();
          dispatch(signedOut());
        }}
      >
        {words.logOut}
      </Button>
    </Stack>
  );
}
