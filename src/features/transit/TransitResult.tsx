import styled from 'styled-components';
import { noStartDate, rates } from '../../content/rates';
import { dayRangeText, transitNotes, transitResult } from '../../content/tools/transit';
import { formatList } from '../../lib/text/format';
import { formatCalendarDate } from '../../lib/time/calendarDate';
import { Disclosure } from '../../ui/Disclosure';
import { ExternalLink } from '../../ui/links';
import { Stack } from '../../ui/theme/layout';
import { Small } from '../../ui/theme/text';
import { from, oneColumn, space } from '../../ui/theme/tokens';
import { ToolResult } from '../../ui/ToolResult';
import { roundedMiles } from './model/plan';
import type { TransitPlan } from './model/plan';
import { TransitBar } from './TransitBar';

const { exportFiling } = rates;

interface TransitResultProps {
  readonly plan: TransitPlan;
  readonly hasStart: boolean;
  readonly warnings: readonly string[];
}

/** The days underway, the other stages, and what the estimate leaves out. */
export function TransitResult({ plan, hasStart, warnings }: TransitResultProps) {
  const { miles, underway, rows, hasFreeDays, unknownWaits } = plan;
  return (
    <Halves>
      <ToolResult label={transitResult.label} value={transitResult.underway(dayRangeText(underway))} />
      <TransitBar rows={rows} />
      <Stack $gap={3}>
        {warnings.map((warning) => (
          <strong key={warning}>{warning}</strong>
        ))}
        <Small>{transitResult.notCounted(roundedMiles(miles), transitNotes.speed)}</Small>
        <Disclosure summary={transitNotes.about}>
          {!hasStart && <Small>{transitResult.countFrom}</Small>}
          <Small>{transitNotes.notASchedule}</Small>
          {unknownWaits.length > 0 && <Small>{transitResult.noWait(formatList(unknownWaits))}</Small>}
          <Small>{hasFreeDays ? transitNotes.freeDays : transitNotes.askFreeDays}</Small>
          <Small>
            {exportFiling.text}: {exportFiling.publisher},{' '}
            <ExternalLink href={exportFiling.link}>{exportFiling.document}</ExternalLink>, {noStartDate},{' '}
            {transitResult.checked(formatCalendarDate(exportFiling.checked))}
          </Small>
        </Disclosure>
      </Stack>
    </Halves>
  );
}

/** Stacked on phones and tablets. On wider screens, the bar is next to the text. */
const Halves = styled.div`
  ${oneColumn}
  gap: ${space(5)} clamp(2rem, 5vw, 5rem);
  ${from.md} {
    grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
    > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
`;
