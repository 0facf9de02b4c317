import { env } from '../config/env';
import { paths, routePath } from '../config/paths';
import type { ContactNote, NoteSubject } from '../lib/text/contactLinks';
import { pageTitles } from './pageTitles';

/** Pages that a question isn't about. */
const GENERAL: readonly string[] = [paths.home, paths.contact];

/**
 * What a message to us starts with: the shipment on the screen, if there is one, and the page. Never the e-mail address,
 * which the visitor's mail has anyway.
 */
export function contactNote(pathname: string, about: NoteSubject | null): ContactNote {
  const path = routePath(pathname);
  const title = GENERAL.includes(path)
    ? undefined
    : Object.entries(pageTitles).find(([to]) => to === path)?.[1];
  const topic = about ? [about.car, about.reference].filter(Boolean).join(', ') : title;
  const facts = [
    about && `Reference: ${about.reference}`,
    about?.car && `Car: ${about.car}`,
    about?.arrival,
    `Page: ${env.siteUrl}${path}`,
  ];
  return {
    subject: topic ? `Question: ${topic}` : 'Question',
    text: ['Hello,', '', ...facts.filter(Boolean), '', ''].join('\n'),
  };
}
