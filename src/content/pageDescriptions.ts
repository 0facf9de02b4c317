import { REFERRAL_REWARD } from '../config/limits';
import { paths } from '../config/paths';
import type { SitePath } from '../config/paths';

/** What each route answers, for search results, bookmarks and share cards. */
export const pageDescriptions: Readonly<Record<SitePath, string>> = {
  [paths.home]:
    'Start a quote or track a shipment. We buy at auction, inspect, collect, ship and deliver vehicles between the USA and Nigeria.',
  [paths.about]:
    'What we do and do not do, the three auction houses we are a member of, where our offices are and what you can hold us to.',
  [paths.services]:
    'Auto shipping, car purchase, inspection, international paperwork and logistics: find the one that fits your situation.',
  [paths.autoShipping]:
    'RoRo or container? How a car gets from the USA to Nigeria, how to prepare it and which papers it needs.',
  [paths.carPurchase]:
    'How buying through a licensed member works, what the words on a title mean, and what a car costs, line by line.',
  [paths.inspection]:
    'What is looked at before you bid or ship, point by point, and what the report tells you.',
  [paths.international]:
    'What happens at sea and at the border: export from the USA, import to Nigeria, and who does what.',
  [paths.logistics]:
    'Collection, inland haulage, consolidation, storage and delivery in the USA and in Nigeria.',
  [paths.contact]:
    'Write, call or send a WhatsApp message. Both offices, our hours and what happens after you write.',
  [paths.portStatus]:
    'Whether the ports of the USA and Nigeria that we use are open, congested, restricted or closed.',
  [paths.carriers]: 'Terminals, carriers and what they carry, and what to bring to the gate.',
  [paths.terms]: 'The terms on which this website may be used.',
  [paths.privacy]: 'What we ask for, why, how long we keep it and what you can ask of us.',
  [paths.cookies]: 'Exactly what this website stores on your device, what for and how long.',
  [paths.careers]: 'What kinds of work there are here and how to write to us.',
  [paths.gallery]: 'The way of a car from the auction lane to the door, stage by stage, in model pictures.',
  [paths.track]: 'Enter your reference and e-mail address to see where your vehicle is and what comes next.',
  [paths.quote]:
    'Tell us the vehicle, where it is and where it goes. You get a reference at once and a quote from one team.',
  [paths.howItWorks]:
    'From wish to keys: the steps, who does what, the papers at each and where your money is.',
  [paths.referralProgram]: `Earn ${REFERRAL_REWARD} when someone you refer ships with us. How it works and how to share your link.`,
  [paths.shop]: 'Vehicles and supplies to enquire about: put them on a list and send it with your request.',
};

export const notFoundDescription = 'The page does not exist or has moved.';
