import {
  fieldId,
  nextStep,
  parseStep,
  previousStep,
  stepIds,
  stepNumber,
  stepOfField,
} from '../../../src/features/quote/model/steps';

it('reads a step from the URL, also by the name it had', () => {
  expect(stepIds.map(parseStep)).toEqual(stepIds);
  expect(parseStep('timing')).toBe('route');
  expect([null, '', 'Service', 'sent'].map(parseStep)).toEqual([undefined, undefined, undefined, undefined]);
});

it('numbers the steps and knows their neighbors', () => {
  expect(stepIds.map(stepNumber)).toEqual([1, 2, 3, 4, 5]);
  expect(stepIds.map(nextStep)).toEqual(['vehicles', 'route', 'contact', 'review', 'review']);
  expect(stepIds.map(previousStep)).toEqual([undefined, 'service', 'vehicles', 'route', 'contact']);
});

it.each([
  ['service', 'service'],
  ['origin.port', 'route'],
  ['destination', 'route'],
  ['vehicles.0.make', 'vehicles'],
  ['method', 'route'],
  ['effects', 'route'],
  ['ready_on', 'route'],
  ['contact.preferred', 'review'],
  ['contact.email', 'contact'],
  ['contact', 'contact'],
  ['notes', 'review'],
  ['referral_code', 'review'],
  ['consent', 'review'],
  ['service2', undefined],
  ['other', undefined],
  ['constructor', undefined],
  ['__proto__.notes', undefined],
])('finds %s on the step %s', (field, step) => {
  expect(stepOfField(field)).toBe(step);
});

it('derives a control’s id from its field', () => {
  expect(fieldId('vehicles.0.title_status')).toBe('quote-vehicles-0-title-status');
});
