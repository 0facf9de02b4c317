import type { PictureStage } from '../../src/lib/picture';

export interface Scene {
  readonly name: string;
  readonly stage: PictureStage;
  /** What is seen, for those who do not see it. */
  readonly alt: string;
  /** One sentence that teaches something about the stage shown. */
  readonly caption: string;
}

/** The pictures in the order of a car's way; each is a Python module of the same name in `scenes/`, or a photograph. */
export const scenes: readonly Scene[] = [
  {
    name: 'car-purchase',
    stage: 'buy',
    alt: 'Model of an auction lane: an orange SUV stands before the auctioneer’s desk, bidders watch from behind a rail.',
    caption: 'A lot is sold as it stands: the limit is set before the car rolls in.',
  },
  {
    name: 'auction-yard',
    stage: 'buy',
    alt: 'Model of an auction yard: rows of cars, vans and pickups on numbered places, two people walk the lane.',
    caption: 'In the yard gate and storage fees begin after a few days. The clock starts with the sale.',
  },
  {
    name: 'inspection',
    stage: 'inspect',
    alt: 'Model of a roadside inspection: a light blue sedan with its bonnet open, three people with a list and a tool box.',
    caption: 'Somebody stands at the car. What is written down and photographed now can be compared later.',
  },
  {
    name: 'inspection-bay',
    stage: 'inspect',
    alt: 'Model of an inspection bay: a white SUV raised on a lift between two orange posts, somebody looks at its underside.',
    caption: 'Rust, leaks and bent members show from below, where a listing has no photograph.',
  },
  {
    name: 'logistics',
    stage: 'collect',
    alt: 'Model of a yard: an orange car carrier with five cars on two decks leaves past a warehouse.',
    caption: 'Several cars share a trip: collection is planned by route.',
  },
  {
    name: 'haulage',
    stage: 'collect',
    alt: 'Model of a highway between fields: a loaded car carrier passes under a green road sign.',
    caption:
      'Between yard and port the car is in a carrier’s hands: its state is noted when it is taken over.',
  },
  {
    name: 'container-stuffing',
    stage: 'load',
    alt: 'Model of an open orange container with a white SUV inside, a ramp before it, a green sedan waiting.',
    caption: 'Stuffing: driven in, chocked, lashed and blocked. A container takes cars that do not run.',
  },
  {
    name: 'hero',
    stage: 'load',
    alt: 'Model of a harbor in low sun: cars roll over the stern ramp into a RoRo vessel, more wait on the quay, a far coast behind.',
    caption:
      'RoRo means roll-on, roll-off: the car is driven aboard through the stern ramp and lashed on a car deck.',
  },
  {
    name: 'auto-shipping',
    stage: 'sea',
    alt: 'Model of a white and dark blue RoRo vessel under way, her ramp raised, a wooded coast behind.',
    caption: 'A RoRo vessel is a floating car park: decks above each other, with ramps between them.',
  },
  {
    name: 'sea-crossing',
    stage: 'sea',
    alt: 'Model of a RoRo vessel alone on a wide teal sea, her wake behind her.',
    caption: 'At sea there is little to do and one paper to have: the bill of lading, which claims the car.',
  },
  {
    name: 'international',
    stage: 'sea',
    alt: 'Model of a container vessel passing palms on a beach, gantry cranes on the far quay.',
    caption:
      'Between two coasts lie two customs: the export is filed before sailing, the import before arrival.',
  },
  {
    name: 'lagos-terminal',
    stage: 'arrive',
    alt: 'Model of a terminal with palms: cranes over a container vessel, a green lorry with a red container on the quay.',
    caption: 'After discharge the free days run. Duty, examination and release come before the gate.',
  },
  {
    name: 'doorstep',
    stage: 'deliver',
    alt: 'Model of a house with a red roof: an orange SUV in the drive, a family and a driver handing over the keys.',
    caption: 'The last paper is a signature at the door: you look at the car before you sign.',
  },
  {
    name: 'office',
    stage: 'company',
    alt: 'Model of a two-storey office with an orange band, two cars and two people before the door.',
    caption: 'One team on both shores, and the telephone on the desk between them.',
  },
  {
    name: 'shop',
    stage: 'company',
    alt: 'Model of a warehouse: tires on a rack, two motorcycles, a van, a pickup and a yellow excavator.',
    caption: 'Not only cars: motorcycles, machines and parts travel the same way, with the same papers.',
  },
  {
    name: 'referral',
    stage: 'company',
    alt: 'Model of two houses with a white fence: neighbors talk on the path beside a green sedan.',
    caption: 'Two neighbors and a link: the code in it goes along by itself.',
  },
  {
    name: 'careers',
    stage: 'company',
    alt: 'Model of a quay: people in helmets at work between a pickup, a crane and a vessel.',
    caption: 'Loading is people’s work: every car is driven, measured, lashed and signed for by somebody.',
  },
  {
    name: 'not-found',
    stage: 'company',
    alt: 'Model of an orange car on a small raft with a white flag, far out at sea; somebody waves.',
    caption: 'This one did not book with us.',
  },
];
