import { useEffect } from 'react';
import { NavigationType, useBlocker } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { quoteWords } from '../../content/quote/quote';
import { announce } from '../../ui/announce';

const stepIn = ({ search }: Location) => new URLSearchParams(search).get('step');

/**
 * Blocks Back to another step, which would change the address but not the screen: the review stays until the outcome. Leaving
 * the page is possible. Rendered only while sending, because React Router warns of entries that it can't block.
 */
export function StayWhileSending() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction === NavigationType.Pop &&
      nextLocation.pathname === currentLocation.pathname &&
      stepIn(nextLocation) !== stepIn(currentLocation),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    announce(quoteWords.stillSending);
  }, [blocker]);
  return null;
}
