import {
  Button,
  ButtonAnchor,
  ButtonLink,
  NewTabButton,
  ScriptButton,
  TextButton,
} from '../../src/ui/buttons/Button';
import { CalendarButton, DownloadButton } from '../../src/ui/buttons/DownloadButton';
import { ClearButton } from '../../src/ui/buttons/ClearButton';
import { CopyButton, ShareButton } from '../../src/ui/buttons/CopyButton';
import { PrintAloneButton, PrintButton } from '../../src/ui/buttons/PrintButton';
import { Cluster } from '../../src/ui/theme/layout';
import {
  ArrowLink,
  ArrowLinkList,
  ArrowLinks,
  ChatLink,
  EmailLink,
  ExternalLink,
  ExternalLinks,
} from '../../src/ui/links';
import { newTab, NewTabNote } from '../../src/ui/newTab';
import { longText } from '../specimen';
import type { Specimens } from '../specimen';

export const actions: Specimens = {
  Button: {
    primary: <Button>Get a quote</Button>,
    secondary: <Button $variant="secondary">Track shipment</Button>,
    quiet: <Button $variant="quiet">Not now</Button>,
    disabled: (
      <Cluster>
        <Button disabled>Get a quote</Button>
        <Button $variant="secondary" disabled>
          Track shipment
        </Button>
        <Button $variant="quiet" disabled>
          Not now
        </Button>
      </Cluster>
    ),
    busy: (
      <Button aria-disabled aria-busy>
        Sending…
      </Button>
    ),
    'long text': <Button>{longText}</Button>,
  },
  ButtonLink: {
    primary: <ButtonLink to="/quote">Get a quote</ButtonLink>,
    secondary: (
      <ButtonLink to="/track" $variant="secondary">
        Track shipment
      </ButtonLink>
    ),
    quiet: (
      <ButtonLink to="/contact" $variant="quiet">
        Contact us
      </ButtonLink>
    ),
    'long text': <ButtonLink to="/quote">{longText}</ButtonLink>,
  },
  ButtonAnchor: {
    primary: <ButtonAnchor href="tel:+14105550142">Call us</ButtonAnchor>,
    secondary: (
      <ButtonAnchor href="mailto:info@harmattan.example" $variant="secondary">
        Email us
      </ButtonAnchor>
    ),
  },
  NewTabButton: {
    default: <NewTabButton href="https://wa.me/14105550142">Share on WhatsApp</NewTabButton>,
  },
  ScriptButton: { 'enabled once scripts run': <ScriptButton>Check VIN</ScriptButton> },
  CalendarButton: {
    default: (
      <CalendarButton
        fileName="arrival.ics"
        events={() => [{ uid: 'catalog', title: 'Ship arrives in Lagos', day: '2026-12-12' }]}
      >
        Add to calendar
      </CalendarButton>
    ),
  },
  ClearButton: { default: <ClearButton onClear={() => undefined}>Start over</ClearButton> },
  CopyButton: {
    'press it to see “Copied”': <CopyButton text="HAL-DEMO-SEA1">Copy reference</CopyButton>,
  },
  DownloadButton: {
    default: (
      <DownloadButton file={() => new Blob(['HAL-DEMO-SEA1'])} fileName="board.csv">
        Save as a file
      </DownloadButton>
    ),
  },
  PrintButton: { default: <PrintButton>Print this page</PrintButton> },
  PrintAloneButton: { default: <PrintAloneButton part="h1">Print checklist</PrintAloneButton> },
  ShareButton: { default: <ShareButton title="Harmattan" text={() => 'A link to share'} /> },
  TextButton: {
    'in a sentence': (
      <p>
        You removed one car. <TextButton type="button">Undo</TextButton>
      </p>
    ),
  },
  ArrowLink: {
    default: <ArrowLink to="/services/auto-shipping">How auto shipping works</ArrowLink>,
    'long text': <ArrowLink to="/services">{longText}</ArrowLink>,
  },
  ArrowLinks: {
    several: (
      <ArrowLinks>
        <ArrowLink to="/services/auto-shipping">Auto shipping</ArrowLink>
        <ArrowLink to="/services/inspection">Inspection</ArrowLink>
        <ArrowLink to="/services/logistics">Logistics</ArrowLink>
      </ArrowLinks>
    ),
  },
  ArrowLinkList: {
    several: (
      <ArrowLinkList
        links={[
          { label: 'What it costs', to: '/services/car-purchase#price' },
          { label: 'Your cars', to: '/track#board' },
        ]}
      />
    ),
  },
  ChatLink: {
    default: <ChatLink href="https://wa.me/14105550142">WhatsApp</ChatLink>,
  },
  EmailLink: {
    default: <EmailLink address="info@example.com" />,
  },
  NewTabNote: {
    'read aloud after a link’s text': (
      <a href="https://example.com/" {...newTab}>
        A logo
        <NewTabNote />
      </a>
    ),
  },
  ExternalLinks: {
    default: <ExternalLinks links={[{ name: 'Client Portal', href: 'https://example.com/' }]} />,
  },
  ExternalLink: {
    default: <ExternalLink href="https://example.com/">The auction’s own site</ExternalLink>,
  },
};
