import type { ComponentType, ReactNode } from 'react';
import { Button } from '../../src/ui/buttons/Button';
import { Checklist } from '../../src/ui/Checklist';
import { Field } from '../../src/ui/form/Field';
import { Input } from '../../src/ui/form/controls';
import { HatchedBar } from '../../src/ui/HatchedBar';
import { LazyPart } from '../../src/ui/late/LazyPart';
import { ToolResult } from '../../src/ui/ToolResult';
import { ToolPanel } from '../../src/ui/ToolPanel';
import { longText, longWord, nothing } from '../specimen';
import type { Specimens } from '../specimen';

const field = (
  <Field label="Year of make">
    {(control) => <Input {...control} inputMode="numeric" defaultValue="2019" />}
  </Field>
);
const answer = (
  <ToolResult label="Age at arrival" value="7 years">
    <p>Nigeria’s age limit is 12 years.</p>
  </ToolResult>
);

const barParts = [
  { id: 'fees', size: 900, ground: '#f2b705' },
  { id: 'shipping', size: 2100, ground: '#8fc4cc', hatching: 'M0 8 8 0' },
];
const barNames = (fees: string, shipping: string) =>
  function Names(swatch: (id: string) => ReactNode) {
    return (
      <dl>
        <div>
          <dt>
            {swatch('fees')} {fees}
          </dt>
          <dd>$900</dd>
        </div>
        <div>
          <dt>
            {swatch('shipping')} {shipping}
          </dt>
          <dd>$2,100</dd>
        </div>
      </dl>
    );
  };

/** Stands for a tool's module. */
type ToolModule = Promise<{ default: ComponentType }>;
const arrives = (): ToolModule => Promise.resolve({ default: () => <p>The tool is here.</p> });
const neverArrives = (): ToolModule => new Promise(() => undefined);
const fails = (): ToolModule => Promise.reject(new TypeError('Failed to fetch'));

export const tools: Specimens = {
  Checklist: {
    'one done': (
      <Checklist
        title="Drop-off day"
        items={[
          { id: 'wash', label: 'Wash it.' },
          { id: 'keys', label: <strong>Keys</strong>, details: ['The terminal moves the car.', longText] },
        ]}
        ticked={['wash']}
        onTick={nothing}
      />
    ),
  },
  ToolPanel: {
    'beside each other': (
      <ToolPanel resultLabel="Result" result={answer} actions={<Button $variant="secondary">Print</Button>}>
        {field}
      </ToolPanel>
    ),
    filled: (
      <ToolPanel resultLabel="Result, filled" result={answer} filled>
        {field}
      </ToolPanel>
    ),
    row: (
      <ToolPanel resultLabel="Result, row" result={answer} row>
        {field}
        <Field label="Month of make">{(control) => <Input {...control} />}</Field>
      </ToolPanel>
    ),
    empty: (
      <ToolPanel resultLabel="Result, empty" result={<p>Enter a year to see the age.</p>}>
        {field}
      </ToolPanel>
    ),
    'long text': (
      <ToolPanel resultLabel="Result, long" result={<ToolResult label={longText} value={longText} />}>
        {field}
      </ToolPanel>
    ),
  },
  ToolResult: { default: answer },
  HatchedBar: {
    default: <HatchedBar parts={barParts}>{barNames('Fees', 'Shipping')}</HatchedBar>,
    'long text': <HatchedBar parts={barParts}>{barNames(longText, longWord)}</HatchedBar>,
  },
  LazyPart: {
    loaded: (
      <LazyPart load={arrives} room={[4, 4]} atOnce>
        The tool is on its way.
      </LazyPart>
    ),
    loading: (
      <LazyPart load={neverArrives} room={[4, 4]} atOnce>
        The tool is on its way.
      </LazyPart>
    ),
    error: (
      <LazyPart load={fails} room={[4, 4]} atOnce>
        The tool is on its way.
      </LazyPart>
    ),
  },
};
