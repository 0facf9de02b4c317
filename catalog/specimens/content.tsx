import { containerStuffing } from '../../src/content/pictures/scenes';
import { sedanViews } from '../../src/content/pictures/views/sedan';
import { DataTable } from '../../src/ui/DataTable';
import { Disclosure } from '../../src/ui/Disclosure';
import { Facts } from '../../src/ui/Facts';
import { TitledColumns } from '../../src/ui/TitledColumns';
import { PhoneDisclosure } from '../../src/ui/PhoneDisclosure';
import { Fold, PhoneFold } from '../../src/ui/PhoneFold';
import { Cluster } from '../../src/ui/theme/layout';
import { LegalTable, LegalText, NoBreaks } from '../../src/ui/legal/LegalText';
import { Picture } from '../../src/ui/Picture';
import { Questions } from '../../src/ui/Questions';
import { StepList } from '../../src/ui/StepList';
import { Tag } from '../../src/ui/Tag';
import { CarDrawing, CarFigure, CarPicture, RenderedCar } from '../../src/ui/vehicles/CarPicture';
import { Paint } from '../../src/ui/vehicles/Paint';
import { VehicleDrawing, VehiclePictogram } from '../../src/ui/vehicles/VehicleDrawing';
import { vehicleShapes } from '../../src/ui/vehicles/shapes';
import type { VehicleKind } from '../../src/ui/vehicles/shapes';
import { longText } from '../specimen';
import type { Specimens } from '../specimen';

const isKind = (name: string): name is VehicleKind => name in vehicleShapes;
const kinds = Object.keys(vehicleShapes).filter(isKind);
const open = <Tag tone="good">Open</Tag>;

export const content: Specimens = {
  DataTable: {
    default: (
      <DataTable
        caption="Ports of loading"
        columns={['Port', 'State', 'Status']}
        rows={[
          { key: 'BAL', cells: ['Baltimore', 'MD', open] },
          { key: 'NWK', cells: ['Newark', 'NJ', open] },
        ]}
      />
    ),
    'broad, long text': (
      <DataTable
        caption={longText}
        columns={['Port', 'State', 'Status', 'Free days', 'Note']}
        rows={[{ key: 'BAL', cells: [longText, 'MD', open, '5', longText] }]}
      />
    ),
    empty: <DataTable caption="No ports match" columns={['Port', 'State', 'Status']} rows={[]} />,
  },
  TitledColumns: {
    default: <TitledColumns items={[{ title: 'Customs duty', text: 'Customs sets it.' }]} />,
    'long text': <TitledColumns items={[{ title: longText, text: longText }]} />,
  },
  Facts: {
    default: (
      <Facts
        items={[
          { term: 'Port of loading', value: 'Baltimore, MD' },
          { term: 'Port of discharge', value: 'Tin Can Island, Lagos' },
        ]}
      />
    ),
    'long text': <Facts items={[{ term: longText, value: longText }]} />,
  },
  StepList: {
    default: (
      <StepList
        steps={[
          { title: 'Buy', text: 'We bid up to your limit.' },
          { title: 'Ship', text: 'You get the bill of lading.' },
        ]}
      />
    ),
    'long text': <StepList steps={[{ title: longText, text: longText }]} />,
  },
  Disclosure: {
    default: (
      <Disclosure summary="Can I pack things inside?">
        <p>Only in a container, and only what you declare.</p>
      </Disclosure>
    ),
    'long text': (
      <Disclosure summary={longText}>
        <p>{longText}</p>
      </Disclosure>
    ),
  },
  PhoneDisclosure: {
    default: (
      <PhoneDisclosure summary="The seven parties">
        <p>You, us, the carrier, the terminal, the agent, and customs on both sides.</p>
      </PhoneDisclosure>
    ),
    'long text': (
      <PhoneDisclosure summary={longText}>
        <p>{longText}</p>
      </PhoneDisclosure>
    ),
  },
  PhoneFold: {
    default: (
      <div>
        <PhoneFold summary="The seven parties" />
        <p>You, us, the carrier, the terminal, the agent, and customs on both sides.</p>
      </div>
    ),
    'long text': <PhoneFold summary={longText} isOpen />,
  },
  Fold: {
    default: (
      <Fold>
        <summary>The seven parties</summary>
      </Fold>
    ),
  },
  Questions: {
    several: (
      <Questions
        items={[
          { question: 'How long does it take?', answer: 'Four to eight weeks to Lagos.' },
          { question: 'What do I need?', answer: 'The title and your ID.' },
        ]}
      />
    ),
  },
  Picture: {
    default: <Picture picture={containerStuffing} sizes="(min-width: 60em) 60vw, 100vw" />,
    'loading, or its file missing': (
      <Picture picture={{ ...containerStuffing, name: 'no-such-picture' }} sizes="20rem" decorative />
    ),
  },
  VehiclePictogram: {
    kinds: kinds.map((kind) => (
      <Cluster key={kind}>
        <VehiclePictogram kind={kind} />
        {kind}
      </Cluster>
    )),
  },
  CarDrawing: { painted: <CarDrawing body="pickup" paint="red" label="Pickup, red" /> },
  CarPicture: {
    'render, silver by default': <CarPicture body="sedan" />,
    'render, painted': <CarPicture body="suv" paint="blue" label="SUV, blue" />,
    'without a render': <CarPicture body="bus" paint="red" label="Bus, red" />,
  },
  RenderedCar: {
    small: <RenderedCar body="van" paint="white" />,
  },
  CarFigure: {
    captioned: <CarFigure body="pickup" paint="black" caption="Your pick for the pictures: Pickup, black" />,
  },
  Paint: {
    'from the side': (
      <svg width="220" height="72" viewBox="0 0 440 144" role="img" aria-label="A sedan’s orange paint">
        <Paint side="side" outline={sedanViews.side.outline} color="var(--signal)" />
      </svg>
    ),
    'from above': (
      <svg
        width="220"
        height="98.5"
        viewBox="0 0 440 197"
        role="img"
        aria-label="A sedan’s orange paint, from above"
      >
        <Paint side="above" outline={sedanViews.above.outline} color="var(--signal)" />
      </svg>
    ),
  },
  VehicleDrawing: {
    'in a larger drawing': (
      <svg width="144" height="72" viewBox="0 0 48 24" role="img" aria-label="An orange SUV">
        <VehicleDrawing kind="suv" color="var(--signal)" />
      </svg>
    ),
  },
  LegalText: {
    'paragraph, list, table, links': (
      <LegalText
        blocks={[
          'We ask for what a quote needs.',
          { list: ['Your name', longText] },
          { table: { caption: 'How long', columns: ['What', 'How long'], rows: [['Drafts', '30 days']] } },
          { links: [{ label: 'Contact us', to: '/contact' }] },
        ]}
      />
    ),
  },
  LegalTable: {
    'who sees it, now and later': (
      <LegalTable
        caption="What you send"
        columns={['What', 'Who sees it']}
        rows={[
          ['Message', { now: ['Us'] }],
          ['Request', { now: ['Us'], when: 'Once you agree:', later: ['Carriers', 'Customs'] }],
        ]}
      />
    ),
  },
  NoBreaks: {
    'e-mail stays whole': (
      <p style={{ width: '4rem' }}>
        <NoBreaks text="Your e-mail address" />
      </p>
    ),
  },
};
