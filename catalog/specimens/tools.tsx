import type { ComponentType } from 'react';
import { Button } from '../../src/ui/buttons/Button';
import { Field } from '../../src/ui/form/Field';
import { Input } from '../../src/ui/form/controls';
import { LazyPart } from '../../src/ui/late/LazyPart';
import { ToolAnswer } from '../../src/ui/ToolAnswer';
import { ToolPanel } from '../../src/ui/ToolPanel';
import { longText } from '../specimen';
import type { Specimens } from '../specimen';

const field = (
  <Field label="Year of make">
    {(control) => <Input {...control} inputMode="numeric" defaultValue="2019" />}
  </Field>
);
const answer = (
  <ToolAnswer label="Age at arrival" value="7 years">
    <p>Nigeria’s age limit is 12 years.</p>
  </ToolAnswer>
);

/** Stands for a tool's module. */
type ToolModule = Promise<{ default: ComponentType }>;
const arrives = (): ToolModule => Promise.resolve({ default: () => <p>The tool is here.</p> });
const neverArrives = (): ToolModule => new Promise(() => undefined);
const fails = (): ToolModule => Promise.reject(new TypeError('Failed to fetch'));

export const tools: Specimens = {
  ToolPanel: {
    'beside each other': (
      <ToolPanel resultLabel="Result" result={answer} actions={<Button $variant="secondary">Print</Button>}>
        {field}
      </ToolPanel>
    ),
    stacked: (
      <ToolPanel resultLabel="Result, stacked" result={answer} stacked>
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
      <ToolPanel resultLabel="Result, long" result={<ToolAnswer label={longText} value={longText} />}>
        {field}
      </ToolPanel>
    ),
  },
  ToolAnswer: { default: answer },
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
