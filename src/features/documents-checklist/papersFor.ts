import { papers } from '../../content/tools/documents';
import type { Paper, PaperCase } from '../../content/tools/documents';

const allows = (allowed: readonly string[] | undefined, value: string) =>
  allowed === undefined || allowed.includes(value);

/** The papers that a case needs, in their order. */
export function papersFor(answers: PaperCase): readonly Paper[] {
  return papers.filter(
    ({ only = {} }) =>
      allows(only.who, answers.who) &&
      allows(only.taxNumber, answers.taxNumber) &&
      allows(only.method, answers.method) &&
      allows(only.title, answers.title),
  );
}
