import { paths } from '../../config/paths';
import { transitResult, underwayText, transitTool } from '../../content/tools/transit';
import { localDay, parseCalendarDate } from '../../lib/time/calendarDate';
import { useDevice } from '../../device/useDevice';
import { DateField } from '../../forms/DateField';
import { ButtonLink } from '../../ui/buttons/Button';
import { ClearButton } from '../../ui/buttons/ClearButton';
import { ChoiceField } from '../../ui/form/ChoiceField';
import { useNow } from '../../ui/hooks/useNow';
import { useSettledAnnouncement } from '../../ui/hooks/useSettledAnnouncement';
import { ToolPanel } from '../../ui/ToolPanel';
import { storedTransit, transitPorts } from './model/inputs';
import { transitPlan } from './model/plan';
import type { ReportOf } from './model/plan';
import { TransitResult } from './TransitResult';

const toChoice = ({ code, name }: { readonly code: string; readonly name: string }) => ({
  value: code,
  label: name,
});

/** Estimates the days underway between two ports and, given a starting day, the dates of all stages. */
export function TransitTool({ findReport }: { readonly findReport: ReportOf }) {
  const [inputs, setInputs, reset] = useDevice(storedTransit);
  const plan = transitPlan(inputs, findReport);
  const now = useNow();
  const start = parseCalendarDate(inputs.start);
  const hasStart = start !== undefined;
  const isPast = hasStart && now !== null && start < localDay(new Date(now));
  const warnings = [...(isPast ? [transitResult.past] : []), ...plan.portWarnings];
  const arrives = plan.rows.find(({ id }) => id === 'underway');
  useSettledAnnouncement(
    [
      `${underwayText(plan.underway)}${hasStart && arrives ? `, ${transitTool.until(arrives.until)}` : ''}.`,
      ...warnings,
    ].join(' '),
  );
  const set = (name: keyof typeof inputs) => (value: string) => setInputs({ ...inputs, [name]: value });

  return (
    <ToolPanel
      quiet
      row="narrow-last"
      resultLabel={transitTool.result}
      result={<TransitResult plan={plan} hasStart={hasStart} warnings={warnings} />}
      actions={
        <>
          <ButtonLink
            to={`${paths.quote}?${new URLSearchParams({ from: inputs.from, to: inputs.to }).toString()}`}
          >
            {transitTool.getQuote}
          </ButtonLink>
          <ClearButton onClear={reset}>{transitTool.startOver}</ClearButton>
        </>
      }
    >
      <ChoiceField
        label={transitTool.loading}
        hint={transitTool.loadingHint}
        choices={transitPorts.loading.map(toChoice)}
        value={inputs.from}
        onValue={set('from')}
      />
      <ChoiceField
        label={transitTool.discharge}
        choices={transitPorts.discharge.map(toChoice)}
        value={inputs.to}
        onValue={set('to')}
      />
      <DateField
        label={transitTool.start}
        hint={transitTool.startHint}
        optional
        value={inputs.start}
        onValue={set('start')}
      />
    </ToolPanel>
  );
}
