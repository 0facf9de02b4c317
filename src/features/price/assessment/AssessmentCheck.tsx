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
import { company } from '../../../content/company';
import { confidenceNames } from '../../../content/rates';
import { Sheet } from '../PrintedPrice';

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
      <PrintedAssessment report={report} vin={inputs.vin} />
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

/** A one-page print version of the check that replaces the tool on paper. */
function PrintedAssessment({ report, vin }: { readonly report: AssessmentReport; readonly vin: string }) {
  const { summary, total, asked, fits, needed } = report;
  return (
    <Sheet aria-hidden="true">
      <p>
        {[`${company.name}. ${assessmentSection.title}`, vin.trim().toUpperCase()].filter(Boolean).join(': ')}
      </p>
      <strong>{summary}</strong>
      {total && <p>{total}</p>}
      <table>
        <tbody>
          {asked.map(({ key, name, amounts, ask, confidence }) => (
            <tr key={key}>
              <td>{name}</td>
              <td>{amounts?.notice}</td>
              <td>{confidence && confidenceNames[confidence]}</td>
              <td>{ask}</td>
            </tr>
          ))}
        </tbody>
        <tbody>
          <tr>
            <th colSpan={4}>{assessmentResult.fits}</th>
          </tr>
          {fits.map(({ name, detail, confidence }) => (
            <tr key={name}>
              <td>{name}</td>
              <td />
              <td>{confidence && confidenceNames[confidence]}</td>
              <td>{detail}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {needed.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>{assessmentSection.valued}</p>
      <p>{`${assessmentSection.payTitle} ${assessmentSection.pay}`}</p>
      <p>{assessmentResult.noAdvice}</p>
    </Sheet>
  );
}
