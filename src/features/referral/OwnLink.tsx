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
  /** Where links lead: the site's public address. */
  readonly siteUrl: string;
}

/** The visitor's own link, made and stored on this device. The button that made or removed it is gone then: focus moves. */
export function OwnLink({ siteUrl }: OwnLinkProps) {
  const [code, setCode, remove, isSaved] = useStored(storedOwnCode);
  const place = useRef<HTMLDivElement>(null);
  const tell = (what: string) => {
    focusAfterRemoval(place.current, what);
  };

  // Once deleted it could not be made again: a visit renews its lifetime.
  useEffect(() => {
    if (code) storedOwnCode.write(code);
  }, [code]);

  return (
    <Place ref={place} tabIndex={-1} aria-label={words.yours} role="group">
      {code ? (
        <OwnLinkSheet
          code={code}
          isKept={isSaved}
          link={`${siteUrl}/?ref=${code}`}
          onRemove={() => {
            remove();
            tell(words.removed);
          }}
        />
      ) : (
        <Stack $gap={5}>
          <Intro>{words.intro}</Intro>
          <WithScripts>
            <Button
              onClick={() => {
                setCode(storedOwnCode.read() || makeReferralCode());
                tell(words.made);
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
