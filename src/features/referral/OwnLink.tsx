import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { company } from '../../content/company';
import { ownLinkWords as words } from '../../content/pages/referral';
import { ScriptButton } from '../../ui/buttons/ScriptButton';
import { EmailLink } from '../../ui/links';
import { focusAfterRemoval } from '../../ui/focus';
import { Cluster, Stack } from '../../ui/theme/layout';
import { scriptsOnly, space } from '../../ui/theme/tokens';
import { ScriptsOnly, WithoutScripts } from '../../ui/theme/Only';
import { OwnLinkSheet } from './OwnLinkSheet';
import { useOwnLink } from './useOwnLink';

interface OwnLinkProps {
  /** The site's public address, which referral links start with. */
  readonly siteUrl: string;
}

/** Makes, shows and removes the visitor's own referral link, which only this device stores. */
export function OwnLink({ siteUrl }: OwnLinkProps) {
  const { code, isSaved, isNew, make, remove } = useOwnLink();
  const place = useRef<HTMLDivElement>(null);

  // The button that made the link unmounts. On phones the sheet is taller than the window, so show its top.
  useEffect(() => {
    if (!isNew) return;
    focusAfterRemoval(place.current, words.made, { preventScroll: true });
    place.current?.scrollIntoView();
  }, [isNew]);

  return (
    <Place ref={place} tabIndex={-1} aria-label={words.yours} role="group">
      {code ? (
        <OwnLinkSheet
          code={code}
          isSaved={isSaved}
          link={`${siteUrl}/?ref=${code}`}
          onRemove={() => {
            remove();
            focusAfterRemoval(place.current, words.removed);
          }}
        />
      ) : (
        <Stack $gap={5}>
          <Making>
            <Blank aria-hidden="true">{new URL(siteUrl).host}/?ref=••••••••</Blank>
            <ScriptButton onClick={make}>{words.make}</ScriptButton>
          </Making>
          <Intro>{words.intro}</Intro>
          <ScriptsOnly as={Intro}>{words.next}</ScriptsOnly>
          <WithoutScripts as="p">
            {words.withoutScripts} <EmailLink address={company.email} />
          </WithoutScripts>
        </Stack>
      )}
    </Place>
  );
}

const Place = styled.div`
  scroll-margin-top: ${space(8)};
  &:focus {
    outline: none;
  }
`;

const Making = styled(Cluster)`
  ${scriptsOnly}
`;

/** Where the link will be. */
const Blank = styled.p`
  flex: 1 1 17rem;
  padding: ${space(3)} ${space(4)};
  border: 2px dashed var(--line-strong);
  border-radius: var(--radius);
  color: var(--ink-soft);
  font-size: min(1.0625rem, 3.9vw);
  font-weight: 700;
  overflow-wrap: anywhere;
`;

const Intro = styled.p`
  max-width: var(--measure);
`;
