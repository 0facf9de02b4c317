import styled from 'styled-components';
import { hero } from '../../src/content/pictures/scenes';
import { Button, ButtonLink } from '../../src/ui/buttons/Button';
import { LegalDocument } from '../../src/ui/legal/LegalDocument';
import { LegalLine } from '../../src/ui/legal/LegalLine';
import {
  Actions,
  Cluster,
  Columns,
  Container,
  MarkedLine,
  RuledColumns,
  RuledList,
  Split,
  Stack,
} from '../../src/ui/theme/layout';
import { NextStep } from '../../src/ui/NextStep';
import { SceneBand } from '../../src/ui/SceneBand';
import { SectionTitle } from '../../src/ui/theme/text';
import { StencilPlate } from '../../src/ui/StencilPlate';
import { Opening, WideOpening } from '../../src/ui/openings/Opening';
import { OpeningWords } from '../../src/ui/openings/OpeningWords';
import { SceneOpening } from '../../src/ui/openings/SceneOpening';
import { DeferredContent } from '../../src/ui/late/DeferredContent';
import { Band, Section } from '../../src/ui/Section';
import { longText } from '../specimen';
import type { Specimens } from '../specimen';

const Box = styled.div`
  min-height: 3rem;
  padding: 0.75rem;
  background: var(--sea-tint);
`;
const boxes = ['One', 'Two', 'Three'].map((name) => <Box key={name}>{name}</Box>);
const quote = <ButtonLink to="/quote">Get a quote</ButtonLink>;

export const layouts: Specimens = {
  Stack: { default: <Stack>{boxes}</Stack>, 'small gap': <Stack $gap={1}>{boxes}</Stack> },
  Cluster: { default: <Cluster>{boxes}</Cluster> },
  Actions: { default: <Actions>{quote}</Actions> },
  Columns: { default: <Columns>{boxes}</Columns>, narrow: <Columns $min="6rem">{boxes}</Columns> },
  RuledColumns: {
    default: <RuledColumns $min="6rem">{boxes}</RuledColumns>,
    'small inset': (
      <RuledColumns $min="6rem" $inset={1}>
        {boxes}
      </RuledColumns>
    ),
  },
  RuledList: {
    default: (
      <RuledList $gap={3}>
        <li>Bill of lading</li>
        <li>Dock receipt</li>
      </RuledList>
    ),
    'faint, closed': (
      <RuledList $gap={3} $faint $closed>
        <li>Bill of lading</li>
        <li>Dock receipt</li>
      </RuledList>
    ),
  },
  MarkedLine: {
    default: (
      <MarkedLine>
        <li>Loaded</li>
        <li>Departed</li>
      </MarkedLine>
    ),
    example: (
      <MarkedLine $isExample>
        <li>Sale day</li>
        <li>Last day to pay</li>
      </MarkedLine>
    ),
  },
  Split: { default: <Split>{boxes.slice(0, 2)}</Split> },
  Container: {
    default: (
      <Container>
        <Box>The page’s width, between its gutters</Box>
      </Container>
    ),
  },
  DeferredContent: { default: <DeferredContent>Rendered after what is seen first</DeferredContent> },
  Section: {
    paper: (
      <Section title="How long it takes" intro="Four to eight weeks, port to port.">
        <p>What the section says.</p>
      </Section>
    ),
    sand: (
      <Section title="Documents you’ll need" tone="sand">
        <p>What the section says.</p>
      </Section>
    ),
    sea: (
      <Section title="RoRo and container compared" tone="sea" heading="beside">
        <p>The heading stays in view beside a long list.</p>
      </Section>
    ),
    ink: (
      <Section title="Talk to a person" tone="ink">
        <Button $variant="secondary">Call us</Button>
      </Section>
    ),
    'long text': (
      <Section title={longText} intro={longText}>
        <p>{longText}</p>
      </Section>
    ),
  },
  Band: { sand: <Band $tone="sand">A band without a heading</Band> },
  NextStep: {
    default: (
      <NextStep title="Ready when you are" actions={quote}>
        We answer within one business day.
      </NextStep>
    ),
    'long text': (
      <NextStep title={longText} actions={quote}>
        {longText}
      </NextStep>
    ),
  },
  Opening: {
    default: <Opening title="Port status" lead="Which ports are open today." />,
    'with buttons': <Opening title="Your link" lead="Made on this device." actions={quote} />,
    'long text': <Opening title={longText} lead={longText} />,
  },
  OpeningWords: { default: <OpeningWords title="Ship your car" lead="From the auction to the door." /> },
  SceneBand: {
    sand: (
      <SceneBand picture={hero} side="right" tone="sand" labelledBy="scene-band">
        <SectionTitle id="scene-band">What happens next</SectionTitle>
      </SceneBand>
    ),
  },
  WideOpening: {
    default: (
      <WideOpening picture={hero} focus="center" title="Don’t take our word for it" lead="Check each step." />
    ),
  },
  SceneOpening: {
    default: (
      <SceneOpening
        title="Ship your car"
        label="Auto shipping"
        lead="From the auction to the door."
        actions={quote}
        picture={hero}
        focus="center"
      />
    ),
  },
  StencilPlate: {
    sea: (
      <StencilPlate tone="sea">
        <p>A band without a picture</p>
      </StencilPlate>
    ),
  },
  LegalContents: {
    'above the sections': <a href="#LegalDocument">See LegalDocument</a>,
  },
  LegalSection: {
    'in the document': <a href="#LegalDocument">See LegalDocument</a>,
  },
  LegalLine: {
    default: (
      <LegalLine
        stops={[
          { name: 'You ask', note: 'It’s free.' },
          { name: longText, note: longText },
        ]}
      />
    ),
  },
  LegalDocument: {
    default: (
      <LegalDocument
        title="Terms of Service"
        notice="A template until the company’s lawyer confirms it."
        lead="What we agree on."
        changed={{ iso: '2026-11-20', text: '20 Nov 2026' }}
        figures={[{ count: '$0', of: 'for a quote' }]}
        sections={[
          {
            id: 'first',
            title: 'What we do',
            inShort: ['You ask, we quote, you decide.'],
            blocks: ['We ship cars.'],
          },
          {
            id: 'second',
            title: longText,
            inShort: [longText],
            blocks: [longText, { list: ['One', 'Two'] }],
          },
        ]}
        looks={{ second: { tone: 'ink' } }}
      />
    ),
  },
};
