import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { company } from '../../content/company';
import { ownLinkWords as words } from '../../content/pages/referral';
import { makeReferralCode } from '../../lib/referralCode';
import { useStored } from '../../storage/useStored';
import { Button } from '../../ui/buttons/Button';
import { focusAfterRemoval } from '../../ui/focus';
import { Stack } from '../../ui/theme/layout';
import { OwnLinkSheet } from './OwnLinkSheet';
import { storedOwnCode } from './storedReferral';

interface OwnLinkProps {
  /** The site's public address, which referral links start with. */
  readonly siteUrl: string;
}

/** Creates, shows and removes the visitor's own referral link, which only this device stores. */
export function OwnLink({ siteUrl }: OwnLinkProps) {
  const [code, setCode, remove, isSaved] = useStored(storedOwnCode);
  const place = useRef<HTMLDivElement>(null);
  const moveFocus = (message: string) => {
    focusAfterRemoval(place.current, message);
  };

  // A deleted code can't be recreated, so each visit renews its lifetime.
  useEffect(() => {
    if (code) storedOwnCode.write(code);
  }, [code]);

  return (
    <Place ref={place} tabIndex={-1} aria-label={words.yours} role="group">
      {code ? (
        <OwnLinkSheet
          code={code}
          isSaved={isSaved}
          link={`${siteUrl}/?ref=${code}`}
          onRemove={() => {
            remove();
            moveFocus(words.removed);
          }}
        />
      ) : (
        <Stack $gap={5}>
          <Intro>{words.intro}</Intro>
          <Next>{words.next}</Next>
          <WithScripts>
            <Button
              onClick={() => {
                setCode(storedOwnCode.read() || makeReferralCode());
                moveFocus(words.made);
              }}
            >
              {words.make}
            </Button>
          </WithScripts>
          <WithoutScripts>
            {words.withoutScripts} <a href={`mailto:${company.email}`}>{company.email}</a>
          </WithoutScripts>
        </Stack>
      )}
    </Place>
  );
}

const Place = styled.div`
  &:focus {
    outline: none;
  }
`;

const Intro = styled.p`
  max-width: 42rem;
`;

/** Sharing needs the link, which needs scripts. */
const Next = styled(Intro)`
  @media (scripting: none) {
    display: none;
  }
`;

const WithScripts = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

const WithoutScripts = styled.p`
  @media (scripting: enabled) {
    display: none;
  }
`;
