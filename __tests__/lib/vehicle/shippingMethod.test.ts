import { adviseShippingMethod } from '../../../src/lib/vehicle/shippingMethod';
import type { BodyType, ShippingAnswers } from '../../../src/lib/vehicle/shippingMethod';

const RUNNING_CAR: ShippingAnswers = {
  condition: 'runs',
  hasKeys: true,
  bodyType: 'car',
  effects: false,
  vehiclesCount: 1,
};
const advise = (answers: Partial<ShippingAnswers>) => adviseShippingMethod({ ...RUNNING_CAR, ...answers });

describe('adviseShippingMethod', () => {
  it('recommends RoRo for a running car', () => {
    expect(advise({})).toEqual({
      method: 'roro',
      reasons: ['drives-aboard'],
      assumptions: ['undamaged'],
      alternative: 'container',
      ports: 'fit',
    });
  });

  it.each([
    [{ effects: true }, 'effects-not-on-roro', undefined],
    [{ condition: 'inoperable' }, 'cannot-drive', undefined],
    [{ condition: 'rolls' }, 'cannot-drive', 'roro'],
    [{ hasKeys: false }, 'no-keys', undefined],
    [{ bodyType: 'motorcycle' }, 'motorcycle-crated', undefined],
    [{ vehiclesCount: 3 }, 'several-share-a-container', 'roro'],
  ] as const)('puts %p in a container: %s', (answers, reason, alternative) => {
    expect(advise(answers)).toMatchObject({ method: 'container', reasons: [reason], alternative });
  });

  it('lists every reason, the most important first', () => {
    expect(advise({ condition: 'rolls', hasKeys: false, effects: true, vehiclesCount: 2 })).toMatchObject({
      method: 'container',
      reasons: ['effects-not-on-roro', 'cannot-drive', 'no-keys', 'several-share-a-container'],
      alternative: undefined,
    });
  });

  it('recommends RoRo for machines, and a flat rack if they do not run', () => {
    expect(advise({ bodyType: 'machine' })).toMatchObject({ method: 'roro', alternative: 'flat-rack' });
    expect(advise({ bodyType: 'machine', condition: 'inoperable' })).toMatchObject({
      method: 'flat-rack',
      reasons: ['oversize-cannot-drive'],
      alternative: 'container',
    });
    expect(advise({ bodyType: 'machine', condition: 'rolls' }).alternative).toBe('roro');
    expect(advise({ bodyType: 'machine', effects: true }).reasons).toEqual([
      'oversize-drives-aboard',
      'effects-travel-apart',
    ]);
  });

  it('never recommends RoRo for effects or a non-runner, nor a container for trucks and machines', () => {
    const yesNo = [true, false];
    const bodies: BodyType[] = ['car', 'suv', 'pickup', 'van', 'motorcycle', 'truck-or-bus', 'machine'];
    for (const condition of ['runs', 'rolls', 'inoperable'] as const)
      for (const bodyType of bodies)
        for (const effects of yesNo)
          for (const hasKeys of yesNo) {
            const { method, reasons } = advise({ condition, bodyType, effects, hasKeys });
            expect(reasons.length).toBeGreaterThan(0);
            if (method === 'roro') {
              expect([condition, hasKeys]).toEqual(['runs', true]);
              expect(effects && !reasons.includes('effects-travel-apart')).toBe(false);
            }
            if (bodyType === 'machine' || bodyType === 'truck-or-bus') expect(method).not.toBe('container');
          }
  });

  it('takes an open question neither for a yes nor for a no', () => {
    const open = { condition: 'runs', bodyType: 'car', vehiclesCount: 1 } as const;
    expect(adviseShippingMethod(open)).toMatchObject({
      method: 'roro',
      reasons: ['drives-aboard'],
      assumptions: ['has-keys', 'undamaged', 'empty'],
    });
    expect(adviseShippingMethod({ ...open, effects: true })).toMatchObject({
      method: 'container',
      reasons: ['effects-not-on-roro'],
      assumptions: ['fits'],
    });
    expect(
      adviseShippingMethod({ ...open, condition: 'inoperable', bodyType: 'machine' }).assumptions,
    ).toEqual([]);
  });

  describe('with ports', () => {
    it.each([
      ['RoRo', {}, ['roro'], 'roro', 'decide'],
      ['a container, because the ports take nothing else', {}, ['container'], 'container', 'decide'],
      ['RoRo, if both are possible', {}, ['roro', 'container'], 'roro', 'fit'],
      ['a container for effects', { effects: true }, ['container'], 'container', 'fit'],
      ['a container for effects, from another port', { effects: true }, ['roro'], 'container', 'mismatch'],
      ['RoRo for several cars', { vehiclesCount: 2 }, ['roro'], 'roro', 'decide'],
      ['a flat rack for what is too big', { bodyType: 'machine' }, ['container'], 'flat-rack', 'decide'],
      ['what the car needs if the ports have nothing in common', {}, [], 'roro', 'mismatch'],
    ] as const)('recommends %s', (_what, answers, ports, method, fit) => {
      expect(advise({ ...answers, ports })).toMatchObject({ method, ports: fit });
    });

    it('offers no alternative that they don’t take', () => {
      expect(advise({ ports: ['roro'] }).alternative).toBeUndefined();
      expect(advise({ ports: ['roro', 'container'] }).alternative).toBe('container');
    });

    it('keeps the caveats of the method that they take', () => {
      expect(advise({ condition: 'rolls', ports: ['roro'] }).reasons).toEqual(['cannot-drive']);
      expect(advise({ bodyType: 'machine', effects: true, ports: ['container'] }).reasons).toEqual([
        'effects-travel-apart',
      ]);
    });
  });
});
