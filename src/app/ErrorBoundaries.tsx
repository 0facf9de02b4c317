import { Component } from 'react';
import type { ReactNode } from 'react';
import { Arrival } from './Arrival';
import { ChunkLoadError } from './ChunkLoadError';
import { ApplicationErrorScreen, ChunkErrorScreen } from './errorScreens';

interface Props {
  readonly children: ReactNode;
}

interface PageProps extends Props {
  /** The visitor leaves a page that failed. */
  readonly onLeave: () => void;
}

interface State {
  readonly error: unknown;
}

/** Inside the frame: a page that fails leaves header and footer standing. It is made anew for each path. */
export class PageErrorBoundary extends Component<PageProps, State> {
  override state: State = { error: undefined };
  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }
  override componentWillUnmount() {
    if (this.state.error !== undefined) this.props.onLeave();
  }
  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <>
        {error instanceof ChunkLoadError ? <ChunkErrorScreen /> : <ApplicationErrorScreen />}
        <Arrival />
      </>
    );
  }
}

/** Round everything: when the frame itself fails, there is still a way back. */
export class RootErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined };
  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }
  override render() {
    return this.state.error === undefined ? this.props.children : <ApplicationErrorScreen />;
  }
}
