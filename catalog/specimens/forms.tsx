import { Checkbox } from '../../src/ui/form/Checkbox';
import { ChoiceField } from '../../src/ui/form/ChoiceField';
import { ChoiceGroup } from '../../src/ui/form/ChoiceGroup';
import { EmailSuggestion } from '../../src/ui/form/EmailSuggestion';
import { ErrorSummary } from '../../src/ui/form/ErrorSummary';
import { CharacterCount, Field, FieldError, Hint, Optional, Wrapper } from '../../src/ui/form/Field';
import { CodeInput, DateInput, Input, Select, TextArea } from '../../src/ui/form/controls';
import { TextField } from '../../src/ui/form/TextField';
import { YearField } from '../../src/ui/form/YearField';
import { VehiclePictogram } from '../../src/ui/vehicles/VehicleDrawing';
import { longText, nothing } from '../specimen';
import type { Specimens } from '../specimen';

const vinError = 'Enter the VIN as 17 characters. Yours has 16.';
const methods = [
  { value: 'roro', label: 'RoRo', hint: 'The car is driven onto the ship.' },
  { value: 'container', label: 'Container', hint: 'The car travels in a steel box.' },
];
const vehicles = [
  { value: 'sedan', label: 'Sedan', picture: <VehiclePictogram kind="sedan" /> },
  { value: 'suv', label: 'SUV', picture: <VehiclePictogram kind="suv" /> },
];

const ports = (
  <>
    <option value="">Choose a port</option>
    <option>Baltimore, MD</option>
    <option>{longText}</option>
  </>
);

const grouped = [
  { label: 'East Coast', places: [{ code: 'USBAL', name: 'Baltimore, MD' }] },
  { label: longText, places: [{ code: 'USHOU', name: longText }] },
];

export const forms: Specimens = {
  Optional: { 'after a label': <Optional>(optional)</Optional> },
  EmailSuggestion: {
    default: (
      <EmailSuggestion
        inputId="catalog-email"
        text="ada@gmial.com"
        words={{ question: (email) => `Did you mean ${email}?`, use: 'Use it' }}
        onApply={nothing}
      />
    ),
  },
  CharacterCount: {
    left: <CharacterCount>About 3,900 characters left.</CharacterCount>,
    empty: <CharacterCount>{''}</CharacterCount>,
  },
  Field: {
    default: <Field label="Full name">{(control) => <Input {...control} autoComplete="off" />}</Field>,
    'hint, optional': (
      <Field label="VIN" hint="17 characters, on the dashboard or the title" optional>
        {(control) => <Input {...control} />}
      </Field>
    ),
    error: (
      <Field label="VIN" error={vinError} id="catalog-field">
        {(control) => <Input {...control} defaultValue="1HGCM82633A00435" />}
      </Field>
    ),
    'long text': (
      <Field label={longText} hint={longText} error={longText}>
        {(control) => <Input {...control} defaultValue={longText} />}
      </Field>
    ),
  },
  TextField: {
    phone: <TextField kind="phone" label="Phone" optional />,
    'code, error': <TextField kind="code" label="VIN to check" error={vinError} />,
  },
  YearField: {
    error: <YearField label="Model year" value="1066" error="Enter a year from 1886." onValue={nothing} />,
  },
  ChoiceField: {
    chosen: (
      <ChoiceField
        label="Port"
        choices={[{ value: 'USBAL', label: 'Baltimore, MD' }]}
        value="USBAL"
        onValue={nothing}
      />
    ),
    'empty, hint': (
      <ChoiceField
        label="Port of loading"
        hint="Where the ship leaves"
        choose="Choose a port"
        groups={grouped}
        value=""
        onValue={nothing}
      />
    ),
    'long text': <ChoiceField label={longText} groups={grouped} value="USHOU" onValue={nothing} />,
  },
  Input: {
    empty: <Input aria-label="Input, empty" />,
    placeholder: <Input aria-label="Input with a placeholder" placeholder="HAL-XXXX-XXXX" />,
    disabled: <Input aria-label="Input, disabled" disabled defaultValue="Baltimore" />,
    invalid: <Input aria-label="Input, invalid" aria-invalid defaultValue="ada@mail" />,
  },
  CodeInput: { default: <CodeInput aria-label="Code input" defaultValue="1HGCM82633A004352" /> },
  DateInput: {
    empty: <DateInput aria-label="Date input, empty" $isEmpty />,
    chosen: <DateInput aria-label="Date input, chosen" $isEmpty={false} defaultValue="2026-12-24" />,
    invalid: <DateInput aria-label="Date input, invalid" aria-invalid $isEmpty />,
  },
  TextArea: {
    empty: <TextArea aria-label="Text area, empty" rows={3} />,
    disabled: <TextArea aria-label="Text area, disabled" rows={2} disabled defaultValue="Sent" />,
    'invalid, long text': (
      <TextArea aria-label="Text area, invalid" rows={3} aria-invalid defaultValue={longText} />
    ),
  },
  Select: {
    'nothing chosen': <Select aria-label="Select, nothing chosen">{ports}</Select>,
    'long text': (
      <Select aria-label="Select, long text" defaultValue={longText}>
        {ports}
      </Select>
    ),
    disabled: (
      <Select aria-label="Select, disabled" disabled>
        {ports}
      </Select>
    ),
    invalid: (
      <Select aria-label="Select, invalid" aria-invalid>
        {ports}
      </Select>
    ),
  },
  Checkbox: {
    default: <Checkbox label="You may use this to reply to me" />,
    checked: <Checkbox label="The car runs and drives" defaultChecked />,
    disabled: <Checkbox label="Keys are with the car" disabled />,
    error: <Checkbox label="You may use this to reply to me" error="Check this box so we can reply." />,
    'long text': <Checkbox label={longText} />,
  },
  ChoiceGroup: {
    default: <ChoiceGroup legend="Shipping method" choices={methods} name="method" />,
    'chosen, with a hint': (
      <ChoiceGroup
        legend="Shipping method, chosen"
        hint="You can change it later."
        choices={methods}
        name="chosen"
        onChange={nothing}
        selected="roro"
      />
    ),
    pictures: <ChoiceGroup legend="Vehicle" minWidth="10.5rem" choices={vehicles} name="vehicle" />,
    disabled: <ChoiceGroup legend="Method, disabled" choices={methods} name="off" disabled />,
    error: (
      <ChoiceGroup
        legend="Shipping method, missing"
        error="Choose a shipping method."
        choices={methods}
        name="missing"
      />
    ),
    'long text': (
      <ChoiceGroup
        legend={longText}
        choices={[{ value: 'long', label: longText, hint: longText }]}
        name="long"
      />
    ),
  },
  ErrorSummary: {
    'two fields and the form': (
      <ErrorSummary
        title="Two answers need a look"
        attempt={0}
        items={[
          { fieldId: 'catalog-field', message: vinError },
          { message: 'This request could not be sent.' },
        ]}
      />
    ),
    'nothing wrong: not shown': <ErrorSummary title="Nothing to see" attempt={0} items={[]} />,
  },
  FieldError: { default: <FieldError message={vinError} />, 'long text': <FieldError message={longText} /> },
  Hint: { default: <Hint>17 characters, on the dashboard or the title</Hint> },
  Wrapper: {
    default: <Wrapper $invalid={false}>What belongs to one field</Wrapper>,
    error: <Wrapper $invalid>What belongs to a field with an error</Wrapper>,
  },
};
