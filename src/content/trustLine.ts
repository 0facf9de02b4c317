import { paths } from '../config/paths';
import type { TrustWords } from '../lib/text/contactLinks';
import { company } from './company';

/** A line about verifying calls and messages; /contact has details. */
export const trustLine: TrustWords = {
  question: 'Not sure a call or message is really from us?',
  call: 'Hang up and call',
  phones: company.phones,
  welcome: 'A genuine caller won’t mind.',
  check: { label: 'How to check', to: `${paths.contact}#is-it-us` },
};
