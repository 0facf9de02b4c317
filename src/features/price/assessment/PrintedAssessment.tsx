import { company } from '../../../content/company';
import { confidenceNames } from '../../../content/rates';
import { assessmentResult, assessmentSection } from '../../../content/tools/assessment';
import { Sheet } from '../PrintedPrice';
import type { AssessmentReport } from './model/assessmentReport';

/** A one-page print version of the check that replaces the tool on paper. */
export function PrintedAssessment({
  report,
  vin,
}: {
  readonly report: AssessmentReport;
  readonly vin: string;
}) {
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
