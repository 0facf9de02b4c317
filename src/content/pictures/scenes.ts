import type { Picture, PictureFiles } from '../../lib/picture';

// Written by `npm run pictures`. Do not edit.

export const auctionYard: Picture = {
  name: 'auction-yard',
  version: '491b364f',
  width: 1600,
  height: 900,
  widths: [480, 720, 1200, 1600],
  color: '#484848',
  alt: 'Model of an auction yard: rows of cars, vans and pickups in numbered spots, people walking the lane.',
  caption: 'Storage fees start a few days after the sale.',
  stage: 'buy',
};

export const autoShipping: Picture = {
  name: 'auto-shipping',
  version: '91ff29e6',
  width: 1600,
  height: 900,
  widths: [480, 720, 1200, 1600],
  color: '#989888',
  alt: 'Model of a white and dark blue RoRo vessel underway, her ramp raised, a wooded coast behind.',
  caption: 'A RoRo vessel is a floating parking garage: stacked decks connected by ramps.',
  stage: 'ship',
};

export const carPurchase: Picture = {
  name: 'car-purchase',
  version: '965009f3',
  width: 1600,
  height: 900,
  widths: [480, 720, 1200, 1600],
  color: '#a89888',
  alt: 'Model of an auction lane in low sun: an orange SUV in front of the auction block, bidders watching from behind a rail.',
  caption: 'Cars are sold as is. Set your max bid before the car crosses the block.',
  stage: 'buy',
};

export const careers: Picture = {
  name: 'careers',
  version: '00d5c039',
  width: 1600,
  height: 1200,
  widths: [480, 720, 1200, 1600],
  color: '#586858',
  alt: 'Model of a car deck: a worker ties an orange SUV down with a yellow strap, another checks a list.',
  caption: 'A car changes hands several times on the way. Each handoff is checked and signed for.',
  stage: 'company',
};

export const containerStuffing: Picture = {
  name: 'container-stuffing',
  version: '22dbdc13',
  width: 1600,
  height: 900,
  widths: [480, 720, 1200, 1600],
  color: '#a89888',
  alt: 'Model of an open orange container: a white SUV inside, ramps in front, a green sedan waiting.',
  caption: 'Driven in, chocked and strapped down. Cars that don’t run can ship in a container, too.',
  stage: 'ship',
};

export const doorstep: Picture = {
  name: 'doorstep',
  version: 'f058f95b',
  width: 1600,
  height: 900,
  widths: [480, 720, 1200, 1600],
  color: '#a89888',
  alt: 'Model of a house with a red-brown roof: an orange SUV in the driveway, a driver handing a family the keys.',
  caption: 'Check the car at your door before you sign.',
  stage: 'deliver',
};

export const hero: Picture = {
  name: 'hero',
  version: 'fa2056c9',
  width: 1600,
  height: 900,
  widths: [480, 720, 1200, 1600],
  color: '#b8c8c8',
  alt: 'Model of a harbor in low sun: an orange SUV drives up a RoRo vessel’s stern ramp as more cars wait on the pier, cranes behind.',
  caption: 'RoRo means roll-on/roll-off: the car is driven up the stern ramp and tied down on a car deck.',
  stage: 'ship',
};

export const heroPhone: PictureFiles = {
  name: 'hero-phone',
  version: 'dfacef8d',
  width: 720,
  height: 480,
  widths: [480, 720],
  color: '#a89888',
  alt: 'Model of a harbor in low sun: an orange SUV drives up a RoRo vessel’s stern ramp as more cars wait on the pier, cranes behind.',
};

export const heroWide: PictureFiles = {
  name: 'hero-wide',
  version: '7f6a7d1f',
  width: 1920,
  height: 883,
  widths: [960, 1440, 1920],
  color: '#c8d8d8',
  alt: 'Model of a harbor in low sun: an orange SUV drives up a RoRo vessel’s stern ramp as more cars wait on the pier, cranes behind.',
};

export const inspection: Picture = {
  name: 'inspection',
  version: '6f2aaf7e',
  width: 1600,
  height: 900,
  widths: [480, 720, 1200, 1600],
  color: '#a89888',
  alt: 'Model of an inspection in a yard: a light blue sedan with its hood open, three people with a list and a toolbox.',
  caption: 'We go to the car. Compare it with our report later.',
  stage: 'inspect',
};

export const inspectionBay: Picture = {
  name: 'inspection-bay',
  version: 'bf585987',
  width: 1600,
  height: 900,
  widths: [480, 720, 1200, 1600],
  color: '#a89878',
  alt: 'Model of an inspection bay: a white SUV on a lift between two orange posts, a person checking its underside.',
  caption: 'Rust, leaks and bent frames show up underneath, where listings rarely have photos.',
  stage: 'inspect',
};

export const international: Picture = {
  name: 'international',
  version: '4fee0357',
  width: 1600,
  height: 900,
  widths: [480, 720, 1200, 1600],
  color: '#d8c8b8',
  alt: 'Model of a container vessel passing palms on a beach, gantry cranes on the far pier.',
  caption: 'You deal with customs twice: export filing before sailing, import entry before arrival.',
  stage: 'ship',
};

export const lagosTerminal: Picture = {
  name: 'lagos-terminal',
  version: 'b40ea0b4',
  width: 1600,
  height: 900,
  widths: [480, 720, 1200, 1600],
  color: '#b8a898',
  alt: 'Model of a terminal with palms: cranes over a container vessel, a green truck with a red container on the pier.',
  caption:
    'Free days start at discharge. Duty, inspection and release all come before the car leaves the gate.',
  stage: 'clear',
};

export const logistics: Picture = {
  name: 'logistics',
  version: '0ef84b41',
  width: 1600,
  height: 1200,
  widths: [480, 720, 1200, 1600],
  color: '#b8c8c8',
  alt: 'Model of a yard: an orange car hauler with six cars on two decks rolls past a warehouse.',
  caption: 'Several cars share a truck, so we plan pickups by route.',
  stage: 'collect',
};

export const notFound: Picture = {
  name: 'not-found',
  version: '396e39fa',
  width: 1600,
  height: 900,
  widths: [480, 720, 1200, 1600],
  color: '#b8c8c8',
  alt: 'Model of an orange car on a small raft with a white flag, far out at sea, a person waving.',
  caption: 'This one didn’t book with us.',
  stage: 'company',
};

export const office: Picture = {
  name: 'office',
  version: 'f4ac6fe3',
  width: 1600,
  height: 900,
  widths: [480, 720, 1200, 1600],
  color: '#484848',
  alt: 'Model of a two-story office with its lights on: two cars and two people in front of the door.',
  caption: 'One team in both countries, a phone call away.',
  stage: 'company',
};

export const referral: Picture = {
  name: 'referral',
  version: '718e9d48',
  width: 1600,
  height: 900,
  widths: [480, 720, 1200, 1600],
  color: '#a89888',
  alt: 'Model of two houses with white fences: neighbors talk on the sidewalk by a green sedan.',
  caption: 'Send a neighbor your link. The code is built in.',
  stage: 'company',
};

export const seaCrossing: Picture = {
  name: 'sea-crossing',
  version: 'ce6ebd40',
  width: 1600,
  height: 900,
  widths: [480, 720, 1200, 1600],
  color: '#d8c8b8',
  alt: 'Model of a RoRo vessel alone on a wide sea in low sun, her wake behind her.',
  caption: 'While your car is at sea, get the bill of lading. You need it to claim the car.',
  stage: 'ship',
};

export const shop: Picture = {
  name: 'shop',
  version: 'd4a0ebe4',
  width: 1600,
  height: 1200,
  widths: [480, 720, 1200, 1600],
  color: '#e8e8d8',
  alt: 'Model of a parts rack in low sun: a clerk hands a customer a brake disc, new tires beside them.',
  caption: 'Not just cars: we also ship motorcycles, equipment and parts.',
  stage: 'company',
};

export const terminalGate: Picture = {
  name: 'terminal-gate',
  version: '605091ae',
  width: 1600,
  height: 900,
  widths: [480, 720, 1200, 1600],
  color: '#484848',
  alt: 'Model of a terminal gate: a clerk hands a driver the dock receipt at the booth’s counter, an orange SUV behind them.',
  caption:
    'The gate records the car, its weight and its condition. The dock receipt shows what the terminal received.',
  stage: 'collect',
};

export const trucking: Picture = {
  name: 'trucking',
  version: '3230b0b3',
  width: 1600,
  height: 900,
  widths: [480, 720, 1200, 1600],
  color: '#c8c8c8',
  alt: 'Model of a highway between fields: a loaded car hauler passes a green road sign.',
  caption: 'The trucker notes the car’s condition at pickup.',
  stage: 'collect',
};
