import { useId } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { useGetProfileQuery } from '../../api/authEndpoints';
import { paths } from '../../config/paths';
import { accountWords } from '../../content/pages/account';
import { accountEntry } from '../../content/layout';
import { selectUser } from '../../session/authSlice';
import { Button, ButtonLink } from '../../ui/buttons/Button';
import { Cluster, Stack } from '../../ui/theme/layout';
import { SectionTitle, Stencil } from '../../ui/theme/text';
import { ServerText } from '../../ui/ServerText';
import { company } from '../../content/company';
import { ExternalLinks } from '../../ui/links';
import { space, touchRow } from '../../ui/theme/tokens';
import { isApiError } from '../../api/toApiError';
import { describeError } from '../../content/errorMessages';
import { Facts } from '../../ui/Facts';
import { RetryNotice } from '../../ui/RetryNotice';
import { Skeleton } from '../../ui/late/Skeleton';
import { ConfirmUnsent } from './ConfirmUnsent';
import { useLogOut } from './useConfirmUnsent';
import { userName, fullName, userText } from './userName';

const { me: words, fields } = accountWords;

const VALUE_MAX = 120;

interface SignedInProps {
  readonly headingId: string;
  readonly onDone: () => void;
  readonly recent: ReactNode;
}

/** The signed-in view: profile, recent requests, portals and the log-out button. */
export function SignedIn({ headingId, onDone, recent }: SignedInProps) {
  const user = useSelector(selectUser);
  const { data: profile } = useGetProfileQuery(undefined);
  const { button, confirmation } = useLogOut(onDone);
  const name = userName(profile) || userName(user);
  return (
    <Stack $gap={6}>
      <SectionTitle id={headingId}>
        {name ? (
          <>
            <Eyebrow as="span">{words.signedInAs} </Eyebrow>
            <ServerText>{name}</ServerText>
          </>
        ) : (
          accountEntry.fallbackName
        )}
      </SectionTitle>
      <Profile />
      {recent}
      <Portals />
      <Cluster>
        <ButtonLink to={paths.quote}>{words.quote}</ButtonLink>
        <Button $variant="secondary" {...button}>
          {words.logOut}
        </Button>
      </Cluster>
      <ConfirmUnsent {...confirmation} words={accountWords.unsent} />
    </Stack>
  );
}

/** Links to the three portals, which are separate sites with separate sign-ins. */
function Portals() {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stencil as="h3" id={id}>
        {words.portals}
      </Stencil>
      <List links={company.portals} />
    </section>
  );
}

/** Name, e-mail and phone of the signed-in user. Until the profile loads, the user object from sign-in is used. */
function Profile() {
  const { data: profile, error, isLoading, isFetching, refetch } = useGetProfileQuery(undefined);
  const user = useSelector(selectUser);
  const data = profile ?? user;
  const facts = [
    { term: words.name, value: fullName(data) },
    { term: fields.email, value: userText(data, 'email', VALUE_MAX) },
    { term: fields.phone, value: userText(data, 'phone', VALUE_MAX) },
  ].filter(({ value }) => value !== '');
  return (
    <>
      {isLoading && facts.length === 0 && <Skeleton label={words.loading} lines={3} />}
      {isApiError(error) && facts.length === 0 && (
        <RetryNotice title={words.noProfile} isBusy={isFetching} onRetry={() => void refetch()}>
          <p>
            <ServerText>{describeError(error)}</ServerText>
          </p>
        </RetryNotice>
      )}
      {facts.length > 0 && <Facts items={facts} />}
    </>
  );
}

const Eyebrow = styled(Stencil)`
  display: block;
  margin-bottom: 0.5rem;
  font-family: var(--font);
  color: var(--ink-soft);
`;

const List = styled(ExternalLinks)`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(6)};
  a {
    ${touchRow}
  }
`;
