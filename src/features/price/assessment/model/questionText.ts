import { chargeNames, noticeLines, percentOf } from '../../../../content/tools/assessment';
import { chargeQuestions, codeQuestions, sumQuestions } from '../../../../content/tools/assessmentQuestions';
import type { AssessmentNotice, Cause, Question } from '../../../../lib/price/assessment/notice';
import { formatList, groupDigits } from '../../../../lib/text/format';

/** What is asked about, in words. */
interface Context {
  readonly notice: AssessmentNotice;
  readonly hsCode: string;
  /** Formats an amount in the currency of the charges. */
  readonly money: (units: number) => string;
}

const digits = (cc: number) => groupDigits(String(Math.floor(cc)));

/** 'over 1,500 and up to 3,000 cc' */
function engineSizes({ above, to }: Extract<Cause, { kind: 'hs-engine' }>): string {
  if (above === 0) return codeQuestions.upTo(digits(to));
  return to === Infinity
    ? codeQuestions.over(digits(above))
    : codeQuestions.between(digits(above), digits(to));
}

/** The verdict for the visitor and the question for the agent. */
export function questionText(question: Question, { notice, hsCode, money }: Context) {
  const { line, cause, rule } = question;
  const { engineCc = 0, isUsed } = notice;
  const facts = {
    line: noticeLines[line],
    amount: money(question.amount ?? 0),
    expected: money(question.expected ?? 0),
    rule: rule ? percentOf(rule.points, rule.of) : '',
  };
  switch (cause.kind) {
    case 'unexplained':
      if (line === 'total') return sumQuestions.total(facts);
      return line === 'receipt' ? sumQuestions.receipt(facts) : chargeQuestions.unexplained(facts);
    case 'base':
      return chargeQuestions.base(facts, percentOf(cause.charged.points, cause.charged.of));
    case 'levy-before':
      return chargeQuestions.levyBefore(facts, cause.points, isUsed);
    case 'levy-new-car':
      return chargeQuestions.levyNewCar(facts, cause.points);
    case 'band':
      return chargeQuestions.band(facts, cause.points, digits(engineCc));
    case 'electric':
      return line === 'vat' ? chargeQuestions.vatElectric(facts) : chargeQuestions.greenTaxElectric(facts);
    case 'levy-used-car':
    case 'suspended':
    case 'fcs-and-ciss':
    case 'replaced':
    case 'both-taxes':
    case 'unknown-line':
      return chargeQuestions[cause.kind](facts);
    case 'left-out': {
      const names = formatList(cause.charges.map((id) => chargeNames[id]));
      return line === 'vat' ? sumQuestions.vatLeftOut(facts, names) : sumQuestions.totalLeftOut(facts, names);
    }
    case 'twice':
      return sumQuestions.totalTwice(facts, chargeNames[cause.charge]);
    case 'unlisted': {
      const name = chargeNames[cause.charge];
      return line === 'vat' ? sumQuestions.vatUnlisted(facts, name) : sumQuestions.totalUnlisted(facts, name);
    }
    case 'parts':
    case 'other-value':
      return sumQuestions[cause.kind](facts);
    case 'hs-engine':
      return codeQuestions.engine(hsCode, engineSizes(cause), digits(engineCc));
    default:
      return codeQuestions[cause.kind](hsCode);
  }
}
