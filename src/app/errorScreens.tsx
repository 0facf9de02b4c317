import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../config/paths';
import { company } from '../content/company';
import * as errorScreens from '../content/errorScreens';
import { catalogue } from '../content/messages';
import { documentTitle } from '../content/pageTitles';
import { refreshCode, reloadFresh } from '../lib/refreshCode';
import { allowReload, hasReloaded, reloadOnce } from '../start/reloadOnce';
import { Button, ButtonAnchor } from '../ui/buttons/Button';
import { Cluster, Container, Stack } from '../ui/theme/layout';
import { useIsOnline } from '../ui/hooks/useIsOnline';
import { PageSkeleton } from '../ui/late/Skeleton';
import { Lead, PageTitle } from '../ui/theme/text';
import { ChunkLoadError } from './ChunkLoadError';

const reload = () => void reloadFresh();

/** Replaces the page within the layout. */
export function PageErrorScreen() {
  const error = useRouteError();
  return error instanceof ChunkLoadError ? <ChunkErrorScreen error={error} /> : <ApplicationErrorScreen />;
}

/**
 * A page's code failed to load (specification §8). If it's gone, as after a release, the document reloads once. If the
 * visitor leaves and returns, it may reload again, because the router never retries a failed `lazy`.
 */
function ChunkErrorScreen({ error }: { readonly error: ChunkLoadError }) {
  const [isReloading] = useState(() => mayReload(error));
  const isOnline = useIsOnline();
  useEffect(() => {
    const { pathname } = window.location;
    if (isReloading) {
      void refreshCode().then(() => reloadOnce());
      return undefined;
    }
    return () => {
      error.wasLeft = true;
      allowReload(pathname);
    };
  }, [error, isReloading]);
  if (isReloading) return <PageSkeleton label={errorScreens.loading} />;
  if (isOnline) return <Screen title={catalogue.chunkFailed}>{errorScreens.notLoaded}</Screen>;
  return (
    <Screen title={errorScreens.offlineWords.title}>
      <span>{catalogue.chunkFailed}.</span> <span>{errorScreens.offlineWords.text}</span>
    </Screen>
  );
}

const mayReload = ({ cause, wasLeft }: ChunkLoadError) =>
  // Offline, a reload would lose the page that's on screen.
  (cause !== undefined || wasLeft) && navigator.onLine && !hasReloaded();

/** Any other routing error (specification §8). */
export function ApplicationErrorScreen() {
  return <Screen title={catalogue.applicationError}>{errorScreens.wrong(company.phones[0].label)}</Screen>;
}

/* Uses plain links, because the router itself may have failed. */
function Screen({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useEffect(() => {
    const before = document.title;
    const ours = documentTitle(title);
    document.title = ours;
    return () => {
      // The next page has already set its own.
      if (document.title === ours) document.title = before;
    };
  }, [title]);
  return (
    <Frame role="alert">
      <Stack $gap={6}>
        <PageTitle>{title}</PageTitle>
        <Lead>{children}</Lead>
        <Cluster>
          <Button onClick={reload}>{errorScreens.reload}</Button>
          <ButtonAnchor href={paths.home} $variant="secondary">
            {errorScreens.home}
          </ButtonAnchor>
        </Cluster>
      </Stack>
    </Frame>
  );
}

const Frame = styled(Container)`
  padding-block: clamp(4rem, 12vh, 9rem);
`;
