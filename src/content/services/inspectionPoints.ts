import { plural } from '../../lib/text/format';

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
  { id: 'papers', name: 'Documents and numbers' },
];

/** Inspection points in the order of a walk around the car. The numbers in the picture are positions in this list. */
export const inspectionPoints: readonly InspectionPoint[] = [
  {
    id: 'panels',
    zone: 'exterior',
    name: 'Panels and paint',
    checked: 'Panel gaps, mismatched paint, overspray, filler, dents, hail.',
    photographed: 'All four sides and corners, the roof, every mark with something for scale.',
  },
  {
    id: 'glass',
    zone: 'exterior',
    name: 'Glass and lights',
    checked: 'Cracks, chips, moisture in the lights, and whether each one works.',
    photographed: 'Windshield from outside, each light on, every chip.',
  },
  {
    id: 'wheels',
    zone: 'exterior',
    name: 'Wheels and tires',
    checked: 'Tread, uneven wear (a sign of bad alignment or bent suspension parts), date code, rims, spare.',
    photographed: 'Each tire’s tread and sidewall, the spare in place.',
  },
  {
    id: 'fluids',
    zone: 'engine',
    name: 'Fluids and leaks',
    checked: 'Level and color of oil, coolant and brake fluid. Leaks. Oil and coolant mixing.',
    photographed: 'Dipstick, underside of the filler cap, coolant, every leak.',
  },
  {
    id: 'engine',
    zone: 'engine',
    name: 'Engine, cold and running',
    checked: 'Cold start, idle, noises, smoke and its color. If it doesn’t start, what happens instead.',
    photographed: 'The whole bay, and a short startup video with sound.',
  },
  {
    id: 'battery',
    zone: 'engine',
    name: 'Battery, belts and hoses',
    checked: 'Battery charge and mounting, cracked belts, soft or swollen hoses, cut or spliced wiring.',
    photographed: 'Battery label, belts, any repaired wiring.',
  },
  {
    id: 'front-structure',
    zone: 'engine',
    name: 'Front structure',
    checked: 'Rails, radiator support and strut towers. Bent, welded or freshly painted means a hard hit.',
    photographed: 'Both rails and towers, welds, bolts that have been turned.',
  },
  {
    id: 'dashboard',
    zone: 'interior',
    name: 'Warning lights and mileage',
    checked:
      'Warning lights with the engine running, fault codes if the car lets us read them, mileage against the documents.',
    photographed: 'Dashboard before and after startup, the odometer, the fault codes.',
  },
  {
    id: 'airbags',
    zone: 'interior',
    name: 'Airbags and belts',
    checked: 'Deployed or covered-over airbags, belts that don’t lock or are newer than the car.',
    photographed: 'Steering wheel, dashboard top, belt labels.',
  },
  {
    id: 'water',
    zone: 'interior',
    name: 'Water damage',
    checked: 'Silt under carpets and in the spare-tire well, rusty seat rails, smell, fogged gauges.',
    photographed: 'Carpet lifted, seat rails, the well under the trunk floor.',
  },
  {
    id: 'equipment',
    zone: 'interior',
    name: 'Seats and equipment',
    checked: 'Wear, windows, air conditioning, radio, cameras, anything missing.',
    photographed: 'Front and rear seats, headliner, anything missing or cut.',
  },
  {
    id: 'frame',
    zone: 'underbody',
    name: 'Frame and rust',
    checked: 'Straightness, weld seams, flaking or surface rust, old jack damage.',
    photographed: 'Rocker panels, floor and rails from both sides, as far as we can see without a lift.',
  },
  {
    id: 'driveline',
    zone: 'underbody',
    name: 'Drivetrain and suspension',
    checked:
      'Goes into drive and reverse, leaks, torn CV boots, bent control arms, catalytic converter in place.',
    photographed: 'Transmission pan, insides of the wheels, the full exhaust.',
  },
  {
    id: 'numbers',
    zone: 'papers',
    name: 'VIN and keys',
    checked:
      'Same number on the dash plate, door jamb sticker and title. Original rivets and labels. Keys work the locks and start it.',
    photographed: 'Each VIN, the door label, all keys.',
  },
  {
    id: 'title',
    zone: 'papers',
    name: 'Title, if it’s there',
    checked: 'Type and brand, owner’s name, any lien (a lender’s claim), and whether it matches the listing.',
    photographed: 'Both sides, with private details covered.',
  },
];

export const carViews = {
  side: 'From the side',
  above: 'From above',
} as const;

export const pointWords = {
  print: 'Print the list',
  photos: 'Photos:',
  /** 'Exterior, 3 points'. */
  zone: (name: string, count: number): string => `${name}, ${plural(count, 'point')}`,
} as const;
