import type { Picture, PictureFiles } from '../../lib/picture';
import { pictureFiles } from './files';

const filesOf = (name: keyof typeof pictureFiles) => ({ name, ...pictureFiles[name] });

// The pictures, in the order of a car's journey. Each is a Python module of the same name in `scripts/pictures/scenes/`, or a photo.

export const carPurchase: Picture = {
  ...filesOf('car-purchase'),
  stage: 'buy',
  alt: 'Model of an auction lane in low sun: an orange SUV in front of the auction block, bidders behind a rail, one raising a card.',
  caption: 'Cars are sold as is. Set your max bid before the car crosses the block.',
};
export const carPurchasePhone: PictureFiles = { ...filesOf('car-purchase-phone'), alt: carPurchase.alt };

export const auctionYard: Picture = {
  ...filesOf('auction-yard'),
  stage: 'buy',
  alt: 'Model of an auction yard: rows of cars, vans and pickups in numbered spots, people walking the lane.',
  caption: 'Storage fees start a few days after the sale.',
};

export const inspection: Picture = {
  ...filesOf('inspection'),
  stage: 'inspect',
  alt: 'Model of an inspection in a yard: a light blue sedan with its hood open, three people with a list and a toolbox.',
  caption: 'We go to the car. Compare it with our report later.',
};

export const inspectionBay: Picture = {
  ...filesOf('inspection-bay'),
  stage: 'inspect',
  alt: 'Model of an inspection bay: a white SUV on a lift between two orange posts, a person checking its underside.',
  caption: 'Rust, leaks and bent frames show up underneath, where listings rarely have photos.',
};

export const logistics: Picture = {
  ...filesOf('logistics'),
  stage: 'collect',
  alt: 'Model of a yard: an orange car hauler with six cars on two decks rolls past a warehouse.',
  caption: 'Several cars share a truck, so we plan pickups by route.',
};

export const trucking: Picture = {
  ...filesOf('trucking'),
  stage: 'collect',
  alt: 'Model of a highway between fields: a loaded car hauler passes a green road sign.',
  caption: 'The trucker notes the car’s condition at pickup.',
};

export const terminalGate: Picture = {
  ...filesOf('terminal-gate'),
  stage: 'collect',
  alt: 'Model of a terminal gate: a clerk hands a driver the dock receipt at the booth’s counter, an orange SUV behind them.',
  caption:
    'The gate records the car, its weight and its condition. The dock receipt shows what the terminal received.',
};

export const containerStuffing: Picture = {
  ...filesOf('container-stuffing'),
  stage: 'ship',
  alt: 'Model of an open orange container: a white SUV inside, ramps in front, a green sedan waiting.',
  caption: 'Driven in, chocked and strapped down. Cars that don’t run can ship in a container, too.',
};

export const hero: Picture = {
  ...filesOf('hero'),
  stage: 'ship',
  alt: 'Model of a harbor in low sun: an orange SUV drives up a RoRo vessel’s stern ramp as more cars wait on the pier, cranes behind.',
  caption: 'RoRo means roll-on/roll-off: the car is driven up the stern ramp and tied down on a car deck.',
};

/** The same scene, framed for phones and for wide windows. */
export const heroPhone: PictureFiles = { ...filesOf('hero-phone'), alt: hero.alt };
export const heroWide: PictureFiles = { ...filesOf('hero-wide'), alt: hero.alt };

export const autoShipping: Picture = {
  ...filesOf('auto-shipping'),
  stage: 'ship',
  alt: 'Model of a white and dark blue RoRo vessel underway, her ramp raised, a wooded coast behind.',
  caption: 'A RoRo vessel is a floating parking garage: stacked decks connected by ramps.',
};

export const seaCrossing: Picture = {
  ...filesOf('sea-crossing'),
  stage: 'ship',
  alt: 'Model of a RoRo vessel alone on a calm sea in low sun, her wake behind her.',
  caption: 'While your car is at sea, get the bill of lading. You need it to claim the car.',
};

export const international: Picture = {
  ...filesOf('international'),
  stage: 'ship',
  alt: 'Model of a container vessel passing palms on a beach, gantry cranes on the far pier.',
  caption: 'You deal with customs twice: export filing before sailing, import entry before arrival.',
};

export const customs: Picture = {
  ...filesOf('customs'),
  stage: 'clear',
  alt: 'Model of a customs counter at the port: an officer is about to stamp a document as an agent watches across the counter, an orange SUV and a container vessel behind them.',
  caption: 'A misspelled name can hold up the car. Check each document when you get it.',
};

export const lagosTerminal: Picture = {
  ...filesOf('lagos-terminal'),
  stage: 'clear',
  alt: 'Model of a terminal with palms: cranes over a container vessel, a green truck with a red container on the pier.',
  caption:
    'Free days start at discharge. Duty, inspection and release all come before the car leaves the gate.',
};

export const doorstep: Picture = {
  ...filesOf('doorstep'),
  stage: 'deliver',
  alt: 'Model of a house with a red-brown roof: an orange SUV in the driveway, a driver handing a family the keys.',
  caption: 'Check the car at your door before you sign.',
};

export const office: Picture = {
  ...filesOf('office'),
  stage: 'company',
  alt: 'Model of an office door in low sun: two people shaking hands under the awning and its sign, an orange SUV and a crane at the left.',
  caption: 'One team in both countries, a phone call away.',
};

export const shop: Picture = {
  ...filesOf('shop'),
  stage: 'company',
  alt: 'Model of a parts rack in low sun: a clerk hands a customer a brake disc, new tires beside them.',
  caption: 'Not just cars: we also ship motorcycles, equipment and parts.',
};
export const shopPhone: PictureFiles = { ...filesOf('shop-phone'), alt: shop.alt };

export const referral: Picture = {
  ...filesOf('referral'),
  stage: 'company',
  alt: 'Model of two houses with white fences: neighbors talk on the sidewalk by a green sedan.',
  caption: 'Send a neighbor your link. The code is built in.',
};
export const referralPhone: PictureFiles = { ...filesOf('referral-phone'), alt: referral.alt };

export const careers: Picture = {
  ...filesOf('careers'),
  stage: 'company',
  alt: 'Model of a car deck: a worker on one knee tightens a yellow strap at an orange SUV’s wheel, another checks a list.',
  caption: 'A car changes hands several times on the way. Each handoff is checked and signed for.',
};
export const careersPhone: PictureFiles = { ...filesOf('careers-phone'), alt: careers.alt };

export const notFound: Picture = {
  ...filesOf('not-found'),
  stage: 'company',
  alt: 'Model of an orange car on a small raft with a white flag, far out at sea, a person waving.',
  caption: 'This one didn’t book with us.',
};
