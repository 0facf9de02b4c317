import type { ReactNode } from 'react';
import styled from 'styled-components';
import { paths } from '../config/paths';
import { company } from '../content/company';
import { catalogue } from '../content/messages';
import { Button, ButtonAnchor } from '../ui/Button';
import { Cluster, Container, Stack } from '../ui/layout';
import { Lead, PageTitle } from '../ui/text';

const reload = () => {
  window.location.reload();
};

/** A page's code has not come (specification §8). */
export function ChunkErrorScreen() {
  return (
    <Screen title={catalogue.chunkFailed}>
      This page could not be loaded. Your connection may be weak, or the site has just been updated. Load it
      again; what you typed in a form is kept.
    </Screen>
  );
}

/** Every other routing error (specification §8). */
export function ApplicationErrorScreen() {
  return (
    <Screen title={catalogue.applicationError}>
      Something on this page went wrong on our side. Load it again or go back to the start. If it stays, call
      us at {company.phones[0].label}.
    </Screen>
  );
}

/* Plain links, not router links: where the router itself has failed, they still lead back. */
function Screen({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Frame role="alert">
      <Stack $gap={6}>
        <PageTitle>{title}</PageTitle>
        <Lead>{children}</Lead>
        <Cluster>
          <Button onClick={reload}>Load again</Button>
          <ButtonAnchor href={paths.home} $variant="secondary">
            Return Home
          </ButtonAnchor>
        </Cluster>
      </Stack>
    </Frame>
  );
}

const Frame = styled(Container)`
  padding-block: clamp(4rem, 12vh, 9rem);
`;
