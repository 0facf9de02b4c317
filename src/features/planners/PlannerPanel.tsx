import type { ReactNode } from 'react';
import type { CalendarEvent } from '../../lib/time/ics';
import { CalendarButton } from '../../ui/buttons/DownloadButton';
import { ClearButton } from '../../ui/buttons/ClearButton';
import { ToolPanel } from '../../ui/ToolPanel';
import { Example } from './Example';
import type { Mark } from './Example';

interface PlannerPanelProps {
  readonly words: Readonly<Record<'result' | 'example' | 'empty' | 'addToCalendar' | 'clear', string>>;
  /** The example's dates, in order. */
  readonly marks: readonly Mark[];
  /** Undefined until the visitor has entered a day. */
  readonly result: ReactNode;
  readonly fileName: string;
  /** What the calendar file has, if there's still time for it. */
  readonly event: CalendarEvent | undefined;
  readonly onClear: () => void;
  readonly inSheet?: boolean;
  /** The fields. */
  readonly children: ReactNode;
}

/** A planner's fields, and its dates with a calendar file. Before that, an example's. */
export function PlannerPanel(planner: PlannerPanelProps) {
  const { words, marks, result, fileName, event, onClear, inSheet = false, children } = planner;
  return (
    <ToolPanel
      row
      inSheet={inSheet}
      resultLabel={words.result}
      result={result ?? <Example label={words.example} marks={marks} empty={words.empty} />}
      actions={
        result && (
          <>
            {event && (
              <CalendarButton fileName={fileName} events={() => [event]}>
                {words.addToCalendar}
              </CalendarButton>
            )}
            <ClearButton onClear={onClear}>{words.clear}</ClearButton>
          </>
        )
      }
    >
      {children}
    </ToolPanel>
  );
}
