import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { useId } from 'react';
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
import { ExternalLink } from '../../ui/links';
import { space, touchRow } from '../../ui/theme/tokens';
import { ConfirmUnsent } from './ConfirmUnsent';
import { Profile } from './Profile';
import { useLogOut } from './useConfirmUnsent';
import { userName } from './userName';

const { me: words } = accountWords;

interface SignedInProps {
  readonly headingId: string;
  readonly onDone: () => void;
  readonly recent: ReactNode;
}

/** The signed-in view: profile, recent requests, portals and the log-out button. */
export function SignedIn({ headingId, onDone, recent }: SignedInProps) {
  const user = useSelector(selectUser);
  const profile = useGetProfileQuery(undefined);
  const { button, confirmation } = useLogOut(onDone);
  const name = userName(profile.data) || userName(user);
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
      <Profile query={profile} />
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
        {accountWords.me.portals}
      </Stencil>
      <List>
        {company.portals.map(({ name, href }) => (
          <li key={name}>
            <ExternalLink href={href}>{name}</ExternalLink>
          </li>
        ))}
      </List>
    </section>
  );
}

const Eyebrow = styled(Stencil)`
  display: block;
  margin-bottom: 0.5rem;
  font-family: var(--font);
  color: var(--ink-soft);
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(6)};
  a {
    ${touchRow}
  }
`;
