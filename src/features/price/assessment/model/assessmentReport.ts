import { rates } from '../../../../content/rates';
import type { RateName } from '../../../../content/rates';
import type { Confidence, RateSource } from '../../../../content/rateTypes';
import {
  agentMessage,
  assessmentResult,
  needNames,
  noticeLines,
  percentOf,
} from '../../../../content/tools/assessment';
import { codeQuestions, lineCautions } from '../../../../content/tools/assessmentQuestions';
import { checkAssessment } from '../../../../lib/price/assessment/checkAssessment';
import { rateNames } from '../../../../lib/price/assessment/notice';
import type {
  AssessmentNotice,
  AssessmentRates,
  Finding,
  NoticeLine,
  Unchecked,
} from '../../../../lib/price/assessment/notice';
import { formatList } from '../../../../lib/text/format';
import { formatMoney } from '../../../../lib/text/money';
import { checkVin } from '../../../../lib/vin/checkVin';
import { readNotice, signsOf } from './noticeInputs';
import type { NoticeInputs } from './noticeInputs';
import { questionText } from './questionText';

/** The published rates that a notice is checked against. */
export const assessmentRates = Object.fromEntries(
  rateNames.map((name) => [name, rates[name].basisPoints]),
) as AssessmentRates;

/** How firm the rule for a line is, and what to do about it; neither for plain arithmetic. */
interface Firmness {
  readonly confidence?: Confidence;
  readonly caution?: string;
}

export interface AskedLine extends Firmness {
  readonly key: string;
  readonly name: string;
  /** Undefined for codes. `expected` is undefined if neither the rates nor the other lines say. */
  readonly amounts?: { readonly notice: string; readonly expected?: string; readonly difference?: string };
  readonly verdict: string;
  readonly ask: string;
}

export interface FittingLine extends Firmness {
  readonly name: string;
  readonly detail: string;
}

/** The check in words. */
export interface AssessmentReport {
  /** '2 lines to ask about, 6 fit' */
  readonly summary: string;
  readonly asked: readonly AskedLine[];
  readonly fits: readonly FittingLine[];
  /** What to type for the lines that can't be checked yet. */
  readonly needed: readonly string[];
  readonly total: string | undefined;
}

function rateOf(
  line: NoticeLine,
  { isUsed, isElectric, engineCc = 0 }: AssessmentNotice,
): RateName | undefined {
  switch (line) {
    case 'duty':
      return isElectric ? 'importDutyElectric' : 'importDuty';
    case 'nacLevy':
      return isUsed ? 'nacLevy' : 'nacLevyNew';
    case 'greenTax':
      return engineCc < 4_000 ? 'greenTaxMid' : 'greenTaxLarge';
    case 'vat':
      return isElectric ? 'vatElectric' : 'vat';
    case 'surcharge':
    case 'etls':
    case 'ciss':
      return line;
    default:
      return undefined;
  }
}

function firmnessOf(line: NoticeLine, notice: AssessmentNotice): Firmness {
  if (line === 'hsCode' || line === 'adjustmentTax')
    return { confidence: 'reported', caution: lineCautions[line] };
  if (line === 'other' || line === 'fobCharge') return { confidence: 'unsure', caution: lineCautions[line] };
  const name = rateOf(line, notice);
  if (!name) return {};
  const { confidence, caution }: RateSource = rates[name];
  return caution === undefined ? { confidence } : { confidence, caution };
}

function neededText({ line, needs }: Unchecked): string {
  const name = noticeLines[line];
  if (needs.length > 0) return assessmentResult.needs(name, formatList(needs.map((need) => needNames[need])));
  return line === 'hsCode' ? assessmentResult.noCode(name) : assessmentResult.noRate(name);
}

/** Checks what the visitor typed and says it in words. @param thisYear to read the VIN's model year */
export function assessmentReport(inputs: NoticeInputs, thisYear: number): AssessmentReport {
  const notice = readNotice(inputs);
  const sign = signsOf(inputs).charges;
  const money = (units: number) => formatMoney(units, sign);
  const { findings, expectedTotal } = checkAssessment(notice, assessmentRates);
  const hsCode = inputs.hsCode.trim();
  const ofKind = <K extends Finding['kind']>(kind: K) =>
    findings.filter((finding): finding is Extract<Finding, { kind: K }> => finding.kind === kind);

  // Only its characters and check digit can be checked here.
  const vin = checkVin(inputs.vin, thisYear);
  const vinLine = { key: 'vin', name: noticeLines.vin, confidence: 'sure' } as const;
  const isWrongVin = vin.status === 'mismatch' || vin.status === 'impossible-characters';
  const lines = ofKind('ask').map((question): AskedLine => {
    const { line, cause, amount, expected } = question;
    const gap = amount === undefined || expected === undefined ? 0 : amount - expected;
    return {
      key: `${line} ${cause.kind}`,
      name: noticeLines[line],
      ...firmnessOf(line, notice),
      ...questionText(question, { notice, hsCode, money }),
      ...(amount !== undefined && {
        amounts: {
          notice: money(amount),
          ...(expected !== undefined && {
            expected: money(expected),
            difference: gap > 0 ? assessmentResult.more(money(gap)) : assessmentResult.less(money(-gap)),
          }),
        },
      }),
    };
  });
  const asked = isWrongVin ? [{ ...vinLine, ...codeQuestions.vin(vin.vin) }, ...lines] : lines;
  const fitting = ofKind('fits').map(({ line, rule, isRounded }): FittingLine => ({
    name: noticeLines[line],
    detail: [
      rule ? percentOf(rule.points, rule.of) : fittingDetail(line),
      isRounded && assessmentResult.rounded,
    ]
      .filter(Boolean)
      .join(', '),
    ...firmnessOf(line, notice),
  }));
  const fits =
    vin.status === 'ok' ? [{ ...vinLine, detail: assessmentResult.compareVin }, ...fitting] : fitting;
  return {
    summary: summaryText(new Set(asked.map(({ name }) => name)).size, fits.length),
    ...{ asked, fits },
    needed: ofKind('unchecked').map(neededText),
    total: expectedTotal === undefined ? undefined : totalText(expectedTotal, notice.total, money),
  };
}

function fittingDetail(line: NoticeLine): string {
  const { fitting } = assessmentResult;
  return line === 'hsCode' || line === 'cif' || line === 'total' || line === 'receipt'
    ? fitting[line]
    : fitting.none;
}

/** The total by the rates, and how far the notice is from it. */
function totalText(expected: number, total: number | undefined, money: (units: number) => string): string {
  const text = assessmentResult.total(money(expected));
  if (total === undefined || total === expected) return text;
  const gap = money(Math.abs(total - expected));
  return `${text} ${total > expected ? assessmentResult.totalMore(gap) : assessmentResult.totalLess(gap)}`;
}

function summaryText(asked: number, fits: number): string {
  if (asked > 0) return assessmentResult.asks(asked, fits);
  return fits > 0 ? assessmentResult.allFit(fits) : assessmentResult.nothingYet;
}

/** The questions as a polite message to the agent. */
export function messageToAgent({ asked }: AssessmentReport, vin: string): string {
  const hello = vin.trim() ? agentMessage.helloVin(vin.trim().toUpperCase()) : agentMessage.hello;
  return [
    `${hello} ${agentMessage.please(asked.length)}`,
    asked.map(({ ask }, index) => `${String(index + 1)}. ${ask}`).join('\n'),
    agentMessage.thanks,
  ].join('\n\n');
}
