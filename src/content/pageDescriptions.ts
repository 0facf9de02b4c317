import { REFERRAL_REWARD } from '../config/limits';
import { paths } from '../config/paths';
import type { SitePath } from '../config/paths';

/** Each page's description for search results, bookmarks and share cards. */
export const pageDescriptions: Readonly<Record<SitePath, string>> = {
  [paths.home]:
    'Start a quote or track a shipment. We buy at auction, inspect, pick up, ship and deliver vehicles between the USA and Nigeria.',
  [paths.about]:
    'What we do and don’t do, the three auctions we’re a member of, where our offices are, and what you can hold us to.',
  [paths.services]:
    'Auto shipping, car purchase, inspection, international paperwork and logistics: find the one that fits you.',
  [paths.autoShipping]:
    'RoRo or container? How a car gets from the USA to Nigeria, how to prepare it and which documents it needs.',
  [paths.carPurchase]:
    'How buying through a licensed member works, what each title type means, and what a car costs, line by line.',
  [paths.inspection]: 'What we check before you bid or ship, point by point, and what’s in the report.',
  [paths.international]:
    'Export from the USA, the crossing, import to Nigeria: what happens, and who does what.',
  [paths.logistics]: 'Pickup, trucking, consolidation, storage and delivery in the USA and Nigeria.',
  [paths.contact]:
    'Write, call or send a WhatsApp message. Both offices, our hours and what happens after you write.',
  [paths.portStatus]: 'See which US and Nigerian ports are open, congested, restricted or closed.',
  [paths.carriers]: 'Which terminal takes what, which carrier to use, and what to bring to the gate.',
  [paths.terms]: 'The terms for using this website.',
  [paths.privacy]: 'What we ask for, why, how long we keep it, and your rights.',
  [paths.cookies]: 'Exactly what this website stores on your device, why and for how long.',
  [paths.careers]: 'The kinds of work we do and how to apply.',
  [paths.gallery]: 'A car’s trip from the auction lane to the door, step by step, in scale models.',
  [paths.track]:
    'Enter your reference number and e-mail address to see where your vehicle is and what’s next.',
  [paths.quote]:
    'Tell us the vehicle, where it is and where it’s going. You get a reference number right away and one quote from one team.',
  [paths.howItWorks]:
    'Every step from choosing a car to getting the keys: who does what, which documents you get, and where your money is.',
  [paths.referralProgram]: `Earn ${REFERRAL_REWARD} when someone you refer ships with us. How it works and how to share your link.`,
  [paths.shop]: 'Vehicles and parts we can find for you. Make a list and send it with your request.',
};

export const notFoundDescription = 'The page does not exist or has moved.';
