import { notSavedHere } from '../../../content/sending';
import { assessmentActions, assessmentResult, assessmentSection } from '../../../content/tools/assessment';
import { useDevice } from '../../../device/useDevice';
import { shareHref } from '../../../lib/text/contactLinks';
import { NewTabButton } from '../../../ui/buttons/Button';
import { ClearButton } from '../../../ui/buttons/ClearButton';
import { CopyButton } from '../../../ui/buttons/CopyButton';
import { PrintAloneButton } from '../../../ui/buttons/PrintButton';
import { useNow } from '../../../ui/hooks/useNow';
import { useSettledAnnouncement } from '../../../ui/hooks/useSettledAnnouncement';
import { Small } from '../../../ui/theme/text';
import { ToolPanel } from '../../../ui/ToolPanel';
import { ResultActions } from '../PriceActions';
import { ScreenStack } from '../../../ui/theme/Only';
import { AssessmentResult, CheckedRates } from './AssessmentResult';
import { assessmentReport, messageToAgent } from './model/assessmentReport';
import type { AssessmentReport } from './model/assessmentReport';
import { isEmptyNotice, storedNotice } from './model/noticeInputs';
import { NoticeFields } from './NoticeFields';
import { confidenceNames } from '../../../content/rates';
import type { Confidence } from '../../../content/rateTypes';
import { PrintedSheet } from '../PrintedSheet';
import type { Sheet } from '../model/priceSheet';

/** Checks an assessment notice by the published rates. Nothing is sent. */
export default function AssessmentCheck() {
  const now = useNow();
  const [inputs, setInputs, reset, isSaved] = useDevice(storedNotice);
  const isEmpty = isEmptyNotice(inputs);
  const report = assessmentReport(inputs, new Date(now ?? 0).getUTCFullYear());
  useSettledAnnouncement(isEmpty ? '' : spoken(report));
  if (now === null) return null;

  return (
    <div data-assessment>
      <ScreenStack $gap={4}>
        <ToolPanel
          quiet
          isEmpty={isEmpty}
          resultLabel={assessmentResult.label}
          result={isEmpty ? <CheckedRates /> : <AssessmentResult report={report} />}
          actions={!isEmpty && <Actions report={report} vin={inputs.vin} onClear={reset} />}
        >
          <NoticeFields inputs={inputs} onChange={(change) => setInputs({ ...inputs, ...change })} />
        </ToolPanel>
        <Small role="status">{isSaved ? assessmentResult.saved : notSavedHere}</Small>
      </ScreenStack>
      <PrintedSheet {...printed(report, inputs.vin)} />
    </div>
  );
}

/** The summary and the lines to ask about, for screen readers. */
const spoken = ({ summary, asked }: AssessmentReport) =>
  [summary, ...new Set(asked.map(({ name }) => name))].join('. ');

interface ActionsProps {
  readonly report: AssessmentReport;
  readonly vin: string;
  readonly onClear: () => void;
}

function Actions({ report, vin, onClear }: ActionsProps) {
  const message = messageToAgent(report, vin);
  return (
    <ResultActions>
      {report.asked.length > 0 && (
        <>
          <NewTabButton href={shareHref(message)}>{assessmentActions.whatsApp}</NewTabButton>
          <CopyButton text={message}>{assessmentActions.copy}</CopyButton>
        </>
      )}
      <PrintAloneButton part="[data-assessment]">{assessmentActions.print}</PrintAloneButton>
      <ClearButton quiet onClear={onClear}>
        {assessmentActions.clear}
      </ClearButton>
    </ResultActions>
  );
}

/** The check for print. */
function printed({ summary, total = '', asked, fits, needed }: AssessmentReport, vin: string): Sheet {
  const markOf = (confidence?: Confidence) => (confidence ? confidenceNames[confidence] : '');
  return {
    title: [assessmentSection.title, vin.trim().toUpperCase()].filter(Boolean).join(': '),
    result: summary,
    detail: total,
    groups: [
      {
        name: '',
        rows: asked.map(({ name, amounts, ask, confidence }) => ({
          label: name,
          amount: amounts?.notice ?? '',
          mark: markOf(confidence),
          source: ask,
        })),
      },
      {
        name: assessmentResult.fits,
        rows: fits.map(({ name, detail, confidence }) => ({
          label: name,
          amount: '',
          mark: markOf(confidence),
          source: detail,
        })),
      },
    ],
    notes: [
      ...needed,
      assessmentSection.valued,
      `${assessmentSection.payTitle} ${assessmentSection.pay}`,
      assessmentResult.noAdvice,
    ],
  };
}
