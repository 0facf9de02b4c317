import { sharedKinds, takesMethod } from '../../../src/lib/vehicle/portMethods';
import type { PortKind } from '../../../src/lib/vehicle/portMethods';

const port = (...kinds: PortKind[]) => ({ kinds });

it.each([
  ['nothing of no ports', [], undefined],
  ['nothing of ports that nothing is known of', [port(), port()], undefined],
  ['what the only known port takes', [port(), port('roro')], ['roro']],
  ['what both take', [port('roro', 'container'), port('container')], ['container']],
  ['that two ports have nothing in common', [port('roro'), port('container')], []],
] as const)('knows %s', (_what, ports, kinds) => {
  expect(sharedKinds(ports)).toEqual(kinds);
});

it('doesn’t say that an unknown port refuses a method', () => {
  expect(takesMethod(port(), 'roro')).toBe(true);
  expect(takesMethod(port('container'), 'roro')).toBe(false);
});

it('ships flat racks where containers ship', () => {
  expect(takesMethod(port('container'), 'flat-rack')).toBe(true);
  expect(takesMethod(port('roro'), 'flat-rack')).toBe(false);
});
