import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { CalendarEvent } from '../../lib/time/ics';
import { CalendarButton } from '../../ui/buttons/DownloadButton';
import { ClearButton } from '../../ui/buttons/ClearButton';
import { quietText, screenOnly, space } from '../../ui/theme/tokens';
import { ToolPanel } from '../../ui/ToolPanel';

interface PlannerPanelProps {
  readonly words: Readonly<Record<'result' | 'empty' | 'addToCalendar' | 'clear', string>>;
  /** Names of the dates to come, in order. */
  readonly marks: readonly string[];
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

/** A planner's fields, and its dates with a calendar file. Before that, a line with a hollow mark for each date. */
export function PlannerPanel(planner: PlannerPanelProps) {
  const { words, marks, result, fileName, event, onClear, inSheet = false, children } = planner;
  return (
    <ToolPanel
      row
      inSheet={inSheet}
      isEmpty={!result}
      resultLabel={words.result}
      result={
        result ?? (
          <>
            <p>{words.empty}</p>
            <Marks aria-hidden="true">
              {marks.map((mark) => (
                <li key={mark}>{mark}</li>
              ))}
            </Marks>
          </>
        )
      }
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

const Marks = styled.ol`
  display: flex;
  ${quietText}
  > li {
    position: relative;
    flex: 1;
    padding-top: ${space(5)};
  }
  > :last-child {
    flex: none;
  }
  > li::before {
    content: '';
    position: absolute;
    top: 0;
    width: 0.875rem;
    height: 0.875rem;
    border: 2px solid;
    border-radius: 50%;
  }
  > :not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 0.375rem 0 auto 0.875rem;
    border-top: 2px dashed var(--line-strong);
  }
  ${screenOnly}
`;
