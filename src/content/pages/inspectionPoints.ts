export type InspectionZone = 'exterior' | 'engine' | 'interior' | 'underbody' | 'papers';

export interface InspectionPoint {
  readonly id: string;
  readonly zone: InspectionZone;
  readonly name: string;
  readonly checked: string;
  readonly photographed: string;
}

export const inspectionZones: readonly { readonly id: InspectionZone; readonly name: string }[] = [
  { id: 'exterior', name: 'Exterior' },
  { id: 'engine', name: 'Engine bay' },
  { id: 'interior', name: 'Interior' },
  { id: 'underbody', name: 'Underbody' },
  { id: 'papers', name: 'Papers and numbers' },
];

/** What is looked at, in the order of a walk round the car. The picture's numbers are the places in this list. */
export const inspectionPoints: readonly InspectionPoint[] = [
  {
    id: 'panels',
    zone: 'exterior',
    name: 'Panels and paint',
    checked: 'Gaps between panels, shades that differ, overspray, filler, dents, hail.',
    photographed: 'All four sides and corners, the roof, every mark with something beside it for scale.',
  },
  {
    id: 'glass',
    zone: 'exterior',
    name: 'Glass and lights',
    checked: 'Cracks and chips, moisture in lamps, whether each lamp works.',
    photographed: 'Windshield from outside, each lamp lit, every chip.',
  },
  {
    id: 'wheels',
    zone: 'exterior',
    name: 'Wheels and tires',
    checked: 'Tread, uneven wear that tells of bent suspension, the date code, rims, the spare.',
    photographed: 'Each tire’s tread and side wall, the spare in its place.',
  },
  {
    id: 'fluids',
    zone: 'engine',
    name: 'Fluids and leaks',
    checked:
      'Level and color of oil, coolant and brake fluid; wet places; oil in the coolant or the other way round.',
    photographed: 'Dipstick, filler cap from below, coolant, every wet place.',
  },
  {
    id: 'engine',
    zone: 'engine',
    name: 'Engine, cold and running',
    checked:
      'Starts from cold, idles evenly, noises, smoke and its color. If it does not start, what happens instead.',
    photographed: 'The whole bay, and a short film of the start with sound.',
  },
  {
    id: 'battery',
    zone: 'engine',
    name: 'Battery, belts and hoses',
    checked:
      'Whether the battery holds and is tied down, cracks in belts, soft or swollen hoses, wiring cut or joined.',
    photographed: 'Battery label, belts, any repaired wiring.',
  },
  {
    id: 'front-structure',
    zone: 'engine',
    name: 'Front structure',
    checked: 'Rails, radiator support and strut towers: bent, welded or newly painted means a hard blow.',
    photographed: 'Both rails and towers, welds, bolts that have been turned.',
  },
  {
    id: 'dashboard',
    zone: 'interior',
    name: 'Warning lights and mileage',
    checked:
      'Which lamps stay on once it runs, stored fault codes if the car lets us read them, mileage against the papers.',
    photographed: 'Dashboard before and after the start, the odometer, the fault codes.',
  },
  {
    id: 'airbags',
    zone: 'interior',
    name: 'Airbags and belts',
    checked:
      'Bags that have fired or were covered over, belts that do not lock or show a date later than the car.',
    photographed: 'Steering wheel, dashboard top, belt labels.',
  },
  {
    id: 'water',
    zone: 'interior',
    name: 'Signs of water',
    checked: 'Silt under carpets and in the spare-wheel well, rust on seat rails, smell, fog in instruments.',
    photographed: 'Carpet lifted, seat rails, the well under the trunk floor.',
  },
  {
    id: 'equipment',
    zone: 'interior',
    name: 'Seats and equipment',
    checked: 'Wear, windows, air conditioning, radio, cameras, what is missing.',
    photographed: 'Front and rear seats, head lining, anything missing or cut.',
  },
  {
    id: 'frame',
    zone: 'underbody',
    name: 'Frame and rust',
    checked: 'Straightness, weld seams, rust that flakes against rust that is only brown, old jack damage.',
    photographed: 'Sills, floor and rails from both sides, as far as can be seen without a lift.',
  },
  {
    id: 'driveline',
    zone: 'underbody',
    name: 'Transmission, suspension, exhaust',
    checked:
      'Engages forward and reverse, leaks, torn boots, bent arms, whether the catalytic converter is still there.',
    photographed: 'Transmission pan, inner sides of the wheels, the exhaust along its length.',
  },
  {
    id: 'numbers',
    zone: 'papers',
    name: 'VIN and keys',
    checked:
      'Dashboard plate, door label and title carry the same number; rivets and labels are original; keys turn and start.',
    photographed: 'Each VIN, the door label, all keys.',
  },
  {
    id: 'title',
    zone: 'papers',
    name: 'Title, if it is there',
    checked: 'Type and brand, name of the owner, a lien (a lender’s claim), and whether it fits the listing.',
    photographed: 'Both sides, with private lines covered.',
  },
];
