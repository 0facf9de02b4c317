import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { useGetProfileQuery } from '../../api/authEndpoints';
import { paths } from '../../config/paths';
import { accountWords } from '../../content/account';
import { accountEntry } from '../../content/accountEntry';
import { selectUser, signedOut } from '../../session/authSlice';
import { Button, ButtonLink } from '../../ui/Button';
import { Cluster, Stack } from '../../ui/layout';
import { SectionTitle, Stencil } from '../../ui/text';
import { Portals } from './Portals';
import { Profile } from './Profile';
import { userName } from './userName';

const { me: words } = accountWords;

interface SignedInProps {
  readonly headingId: string;
  readonly onDone: () => void;
  readonly recent: ReactNode;
}

/** Who is signed in, by the backend's own word; their requests, the portals, and the way out. */
export function SignedIn({ headingId, onDone, recent }: SignedInProps) {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const profile = useGetProfileQuery(undefined);
  const name = userName(profile.data) || userName(user);
  return (
    <Stack $gap={6}>
      <SectionTitle id={headingId}>
        {name ? (
          <>
            <Above as="span">{words.signedInAs} </Above>
            {name}
          </>
        ) : (
          accountEntry.fallbackName
        )}
      </SectionTitle>
      <Profile query={profile} />
      <Suspense>{recent}</Suspense>
      <Portals />
      <Cluster>
        <ButtonLink to={paths.quote}>{words.quote}</ButtonLink>
        <Button
          $variant="secondary"
          onClick={() => {
            onDone();
            dispatch(signedOut());
          }}
        >
          {words.logOut}
        </Button>
      </Cluster>
    </Stack>
  );
}

const Above = styled(Stencil)`
  display: block;
  margin-bottom: 0.5rem;
  font-stretch: normal;
  color: var(--ink-soft);
`;
