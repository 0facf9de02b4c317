import { allowed } from './allowed';
import type { VisibleText } from './extract';

interface Rule {
  readonly say: string;
  readonly not: RegExp;
}

/** Words that sound translated, with what to say instead. The forms of terms are in docs/glossary.md. */
const rules: readonly Rule[] = [
  { say: 'is, are', not: /\bstands?\b/i },
  { say: 'is saved, is here', not: /\bstay(?:s|ed)?\b/i },
  { say: 'someone, a person', not: /\b(?:some|any|no)body\b|\bwhoever\b/i },
  { say: 'document', not: /\bpapers?\b/i },
  { say: 'estimate, calculate', not: /\breckon\w*/i },
  { say: 'show separately', not: /\btold\b|\bapart from each other\b|\btells? of\b/i },
  { say: 'on its own, automatically', not: /\bby (?:itself|themselves|ourselves)\b/i },
  { say: 'again', not: /\banew\b|\bafresh\b|\bonce more\b/i },
  { say: 'send with, come with', not: /\bgoes along\b|\bpass it on\b/i },
  { say: 'say it directly', not: /\bwhat is asked\b|\bmay be had\b|\bquite right\b|\bin order:/i },
  { say: 'country', not: /\bshores?\b/i },
  { say: 'dimensions', not: /\b(?:the|its|own|which) measures\b|\ba measure\b/i },
  {
    say: 'status, condition',
    not: /\bstates? of (?:the )?(?:port|ship|car)|\bport.s? states?\b|\bits state\b/i,
  },
  { say: 'carrier', not: /\b(?:shipping|RoRo|container|each|the) lines?\b(?! is)|^lines? /i },
  { say: 'saved', not: /\bkept\b/i },
  { say: 'as is', not: /\bas (?:it|they) stands?\b/i },
  { say: 'amount', not: /\bsums?\b/i },
  { say: 'charges', not: /\bdues\b/i },
  { say: 'until now, in advance', not: /\bbeforehand\b|\bat present\b|\bat the moment\b/i },
  {
    say: 'contractions: can’t, don’t',
    not: /\bcannot\b|\b(?:do|does|did|is|are|was|were|will|would|has|have) not\b/i,
  },
  // One form per term.
  { say: 'phone', not: /\btelephon\w*/i },
  { say: 'pickup (noun), pick up (verb)', not: /\bpick-up\b|\bcollection\b/i },
  { say: 'trucking', not: /\bhaulage\b|\bhauliers?\b/i },
  { say: 'drop-off (noun), drop off (verb)', not: /\bdropoff\b/i },
  { say: 'cutoff', not: /\bcut-off\b/i },
  { say: 'RoRo', not: /\b(?:Ro-Ro|Ro\/Ro|RORO)\b/ },
  { say: 'e-mail', not: /\be ?mail(?!to)\b(?!@)/i },
  { say: 'bill of lading', not: /\bB\/L\b|\bbills? of loading\b|\bwaybill\b/i },
  { say: '20 ft, 40 ft', not: /\b(?:20|40|45)(?:ft\b|'|-foot\b| feet\b|’)/i },
  { say: 'ID', not: /\bidentity\b/i },
  { say: 'right away', not: /\bat once\b/i },
  { say: 'photo', not: /\bphotographs\b/i },
  // US English.
  { say: 'US spelling', not: /\b\w*(?:colour|harbour|neighbour|favour|labour|odour)\w*\b/i },
  {
    say: 'US spelling',
    not: /\b(?:licen[c]e|tyre|kerb|centre|metre|litre|grey|storey|cheque|programme|catalogue|enquir\w+)s?\b/i,
  },
  {
    say: 'US word',
    not: /\b(?:lorry|lorries|bonnet|windscreen|petrol|gearbox|aerial|car park|fortnight|whilst|amongst|towards|spanner|tipper)\b/i,
  },
  { say: '-ize', not: /\b(?:organ|recogn|author|customi?|minim|maxim|real|summar)is(?:e|ed|es|ing)\b/i },
  { say: 'traveled, canceled', not: /\b(?:travell|labell|cancell|modell|fuell)(?:ed|ing)\b/i },
];

const MAX_WORDS = 26;
const MAX_WORDS_LEGAL = 34;

export interface VoiceError extends VisibleText {
  readonly why: string;
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?:;])\s+|\n/u);
const wordCount = (sentence: string) => sentence.match(/[\p{L}\d$][\p{L}\d’'.,/-]*/gu)?.length ?? 0;

/** What a native speaker would stumble over in these texts, with what to say instead. */
export function voiceErrors(texts: readonly VisibleText[]): readonly VoiceError[] {
  return texts.flatMap((visible) => {
    const rest = allowed
      .filter(({ where }) => where === undefined || visible.file.startsWith(where))
      .reduce((text, { words }) => text.replaceAll(words, ' '), visible.text);
    const max = visible.file.startsWith('src/content/legal/') ? MAX_WORDS_LEGAL : MAX_WORDS;
    const long = sentencesOf(visible.text).find((sentence) => wordCount(sentence) > max);
    return [
      ...rules
        .filter(({ not }) => not.test(rest))
        .map(({ say, not }) => ({ ...visible, why: `“${not.exec(rest)?.[0] ?? ''}”: ${say}` })),
      ...(long ? [{ ...visible, why: `${String(wordCount(long))} words in one sentence: split it` }] : []),
    ];
  });
}
