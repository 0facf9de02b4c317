import styled from 'styled-components';
import { FootButton, FootNotice, FootNotices } from '../../src/ui/FootNotice';
import { LoadBar } from '../../src/ui/late/LoadBar';
import { Notice } from '../../src/ui/Notice';
import { OtherWays } from '../../src/ui/OtherWays';
import { LoadingText } from '../../src/ui/late/LoadingText';
import { PageSkeleton, Skeleton } from '../../src/ui/late/Skeleton';
import { ServerText } from '../../src/ui/ServerText';
import { RetryNotice } from '../../src/ui/RetryNotice';
import { Tag } from '../../src/ui/Tag';
import { TrustLine } from '../../src/ui/TrustLine';
import { LoadFailure } from '../../src/ui/late/LoadFailure';
import { DialogDemo } from '../DialogDemo';
import { longText, nothing } from '../specimen';
import type { Specimens } from '../specimen';

/** Room for what is fixed to the foot of the window. */
const Window = styled.div`
  min-height: 12rem;
  background: var(--sea-tint);
  contain: layout;
`;

const footNotice = (
  <FootNotice>
    <p>You’re offline. Pages you’ve visited still open.</p>
    <FootButton>Got it</FootButton>
  </FootNotice>
);

export const messages: Specimens = {
  Notice: {
    info: (
      <Notice title="We’re closed now.">
        <p>We answer on Monday.</p>
      </Notice>
    ),
    caution: (
      <Notice tone="caution" title="It may have been sent.">
        <p>We didn’t get an answer in time.</p>
      </Notice>
    ),
    error: (
      <Notice tone="error" title="We couldn’t send it.">
        <p>Check your connection and try again.</p>
      </Notice>
    ),
    'title only': <Notice title="Nothing is on your list yet." />,
    'long text': (
      <Notice tone="caution" title={longText}>
        <p>{longText}</p>
      </Notice>
    ),
  },
  RetryNotice: {
    caution: (
      <RetryNotice title="Your profile didn’t load." isBusy={false} onRetry={nothing}>
        <p>Our server isn’t responding.</p>
      </RetryNotice>
    ),
    'error, trying again': (
      <RetryNotice isError isBusy title="Port status didn’t load." onRetry={nothing}>
        <p>Our server isn’t responding.</p>
      </RetryNotice>
    ),
  },
  Tag: {
    tones: (
      <p>
        <Tag tone="good">Open</Tag> <Tag tone="caution">Congested</Tag> <Tag tone="bad">Closed</Tag>{' '}
        <Tag tone="neutral">Unknown</Tag> <Tag tone="sea">At sea</Tag>
      </p>
    ),
    'long text': <Tag tone="neutral">{longText}</Tag>,
  },
  ServerText: {
    default: <ServerText>Held for customs</ServerText>,
    'right to left': <ServerText>{'\u0634\u0643\u0631\u0627'}</ServerText>,
    'long text': <ServerText>{longText}</ServerText>,
  },
  LoadingText: { loading: <LoadingText>Loading…</LoadingText> },
  Skeleton: { loading: <Skeleton label="Loading ports" lines={3} /> },
  PageSkeleton: { loading: <PageSkeleton label="Loading page" /> },
  LoadBar: {
    loading: (
      <Window>
        <LoadBar>Opening your account…</LoadBar>
      </Window>
    ),
    error: (
      <Window>
        <LoadBar offersReload>Your account couldn’t be opened.</LoadBar>
      </Window>
    ),
  },
  LoadFailure: { error: <LoadFailure isBusy={false} onRetry={nothing} /> },
  OtherWays: {
    default: (
      <OtherWays
        ways={{
          intro: 'Send the same words another way:',
          email: { label: 'Email', href: 'mailto:info@harmattan.example' },
          whatsapp: { label: 'WhatsApp', href: 'https://wa.me/14105550142' },
          calls: [{ label: '+1 410 555 0142', href: 'tel:+14105550142' }],
        }}
      />
    ),
  },
  TrustLine: {
    default: (
      <TrustLine
        words={{
          question: 'Not sure a call is from us?',
          call: 'Hang up and call',
          phones: [
            { place: 'USA', label: '+1 410 555 0142', href: 'tel:+14105550142' },
            { place: 'Nigeria', label: '+234 700 555 0142', href: 'tel:+2347005550142' },
          ],
          welcome: 'A genuine caller won’t mind.',
          check: { label: 'How to check', to: '/contact' },
        }}
      />
    ),
  },
  FootNotice: { default: footNotice, 'long text': <FootNotice>{longText}</FootNotice> },
  FootNotices: {
    'two, at the foot of the window': (
      <Window>
        <FootNotices>
          {footNotice}
          <FootNotice>The site has been updated.</FootNotice>
        </FootNotices>
      </Window>
    ),
  },
  FootButton: {
    default: (
      <FootNotice>
        <p>You removed one car.</p>
        <FootButton>Undo</FootButton>
      </FootNotice>
    ),
  },
  ModalDialog: {
    'press to open': <DialogDemo>Delete the draft?</DialogDemo>,
    'full screen': <DialogDemo isFullScreen>The larger picture</DialogDemo>,
    'long text': <DialogDemo>{longText}</DialogDemo>,
  },
};
