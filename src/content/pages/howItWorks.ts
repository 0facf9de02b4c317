import { paths } from '../../config/paths';
import type { Picture, PictureFiles } from '../../lib/picture';
import { pluralWord } from '../../lib/text/format';
import type { StageId } from '../journey/codes';
import {
  auctionYard,
  doorstep,
  inspectionBay,
  lagosTerminal,
  seaCrossing,
  trucking,
} from '../pictures/scenes';
import { stageFiles } from '../pictures/stageFiles';

export const hero = {
  label: 'Vehicle Sourcing',
  title: 'How it works, from search to keys',
  lead: 'At every step, know three things: who’s handling it, where your money is, and which document to ask for.',
} as const;

/** Labels of a step's facts. */
export const stepFacts = { who: 'Handled by', document: 'Document', money: 'Your money' } as const;
export const factNames = ['who', 'document', 'money'] as const;

interface StagePicture {
  readonly picture: Picture;
  /** The same scene for a slot that is four times as wide as tall. */
  readonly crop: PictureFiles;
}

const stagePicture = (picture: Picture, name: keyof typeof stageFiles): StagePicture => ({
  picture,
  crop: { name, ...stageFiles[name], alt: picture.alt },
});

export const stagePictures: Readonly<Record<StageId, StagePicture>> = {
  buy: stagePicture(auctionYard, 'auction-yard-stage'),
  inspect: stagePicture(inspectionBay, 'inspection-bay-stage'),
  collect: stagePicture(trucking, 'trucking-stage'),
  ship: stagePicture(seaCrossing, 'sea-crossing-stage'),
  clear: stagePicture(lagosTerminal, 'lagos-terminal-stage'),
  deliver: stagePicture(doorstep, 'doorstep-stage'),
};

/** 'Steps 1-4', or 'Step 5'. */
export const stepRange = (first: number, count: number): string =>
  pluralWord(count, `Step ${String(first)}`, `Steps ${String(first)}-${String(first + count - 1)}`);

export const mistakes: readonly {
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly label: string; readonly to: string };
}[] = [
  {
    title: 'Bidding before asking about the title',
    text: 'Some titles can’t be exported. Then you own a car that can’t leave the country.',
  },
  {
    title: 'Trusting “Run and Drive”',
    text: 'At Copart it means that the car moved forward when it arrived. Nothing more.',
  },
  {
    title: 'Not counting the day of the sale',
    text: 'Three business days from a Thursday end on Monday, not Tuesday. At IAA, you reportedly have until the second day after the sale.',
    link: { label: 'Count your payment days', to: `${paths.carPurchase}#win-day` },
  },
  {
    title: 'Counting from the model year',
    text: 'Nigeria’s age limit, 12 years by the 2023 list, counts from the year of manufacture. Confirm it before you bid.',
  },
  {
    title: 'Leaving belongings in a RoRo car',
    text: 'The carrier takes the vehicle only. Take your belongings out, or the carrier may refuse the car.',
  },
  {
    title: 'Funding the agent too late',
    text: 'Free days start at discharge. Storage and demurrage add up while a wire clears.',
  },
];

export const questions = [
  {
    question: 'Can I bid on my own?',
    answer:
      'Sometimes. At Copart it depends on which state the car is located in; some lots only require an ID. Others require a broker or a dealer license, and Manheim is for licensed dealers only. We’ll tell you when you don’t need us.',
  },
  {
    question: 'What does it all cost?',
    answer:
      '“What it costs” on the car purchase page adds it up: published fees, duty and taxes, with sources, plus your own figures. Our quote fills in our part. Customs sets the value; your agent can ask for it by VIN.',
  },
  {
    question: 'What if the car isn’t as described?',
    answer:
      'Auctions sell cars as is, so have it inspected before you bid. If the auction’s terms let you file a claim, we’ll tell you how and by when.',
  },
  {
    question: 'Who has my title?',
    answer:
      'We do, from the time the auction releases it until CBP has checked it at the port. We send you photos of both sides when it comes in.',
  },
  {
    question: 'Can you clear the car in Nigeria too?',
    answer:
      'By law, only a licensed customs agent can. We hand it off to ours, or to yours, with all the documents and on time.',
  },
] as const;

export const closing = {
  title: 'Tell us what you’re looking for',
  text: 'Make, model, years, budget and deal-breakers. You get a reference number right away, and you pay nothing until you have a written quote.',
} as const;

/** Headings and links of the page. */
export const howItWorksPage = {
  ask: 'Ask us to find a car',
  mistakes: 'Six mistakes that cost money',
  questions: 'Questions',
  yourPart: 'Your part:',
  askQuestion: 'Ask a question',
  seeCost: 'See what it costs',
} as const;
