import { formatList } from '../../lib/text/formatList';
import type { PortKind, ShippingMethod } from '../../lib/vehicle/portMethods';
import { portsTaking } from '../ports/ports';

/** Texts of the recommended method. */
export const methodAdvice = {
  by: 'We’d ship it by',
  alternative: (method: string) => `${method} may also work: the carrier decides.`,
  note: 'This is advice: each carrier has its own rules and the final say.',
  label: 'Recommended method',
  startOver: 'Start over',
} as const;

/** The rule of thumb, shown until the questions are answered, and without scripts. */
export const methodRules: readonly { readonly method: ShippingMethod; readonly rule: string }[] = [
  { method: 'roro', rule: 'An empty car that runs.' },
  { method: 'container', rule: 'It doesn’t run, has no keys, is badly damaged or has belongings inside.' },
  { method: 'flat-rack', rule: 'It’s too big for a container and can’t be driven.' },
];

/** The ports that take a method, if they're known. */
export const methodPorts: Readonly<Partial<Record<ShippingMethod, string>>> = {
  roro: portsText('RoRo', 'roro'),
  container: portsText('Container', 'container'),
};

function portsText(method: string, kind: PortKind): string {
  const [from, to] = [formatList(portsTaking(kind, 'US'), 'or'), formatList(portsTaking(kind, 'NG'), 'or')];
  return `${method} ports: from ${from} to ${to}.`;
}

/** The questions. */
export const methodQuestions = {
  noKeys: 'It has no keys',
  badlyDamaged: 'It’s badly damaged: loose parts, or unsafe to drive',
  oversize: 'It’s too long, wide or tall for a container',
  effects: 'I want to pack things inside',
  bodyType: 'What is it?',
  chooseBodyType: 'Choose a vehicle',
  condition: 'Does it run?',
  also: 'What else applies?',
  several: 'There’s more than one vehicle',
} as const;
