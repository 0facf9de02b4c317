import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Hint } from './form/Field';
import { bandPadding } from './Section';
import { Cluster, Stack } from './theme/layout';
import { fieldsOnSheet, footOfSheet, toolInset } from './toolSheet';
import {
  below,
  from,
  oneColumn,
  onInk,
  onPaper,
  onWhite,
  screenOnly,
  space,
  visuallyHidden,
} from './theme/tokens';

interface ToolPanelProps {
  /** Accessible name of the result. */
  readonly resultLabel: string;
  readonly children: ReactNode;
  /** The result, announced politely when it changes. */
  readonly result: ReactNode;
  /** Buttons below the result, such as print, share and clear. */
  readonly actions?: ReactNode;
  /** Puts a few short fields in one row, with the result below. On tablets, the last may need less width. */
  readonly row?: boolean | 'narrow-last';
  /** The result fills its pane, as tall as the fields beside it, from 960 px up. */
  readonly filled?: boolean;
  /** One of several tools on a sheet, which places the fields and, at its foot, the result. */
  readonly inSheet?: boolean;
  /** Turns announcements off, for tools that announce their own results instead of each keystroke's. */
  readonly quiet?: boolean;
  /** Whether the result only says what to enter, without actions. Phones hide it visually, below the fields. */
  readonly isEmpty?: boolean;
}

/** The common layout of all tools: fields on white, and the result next to them on a dark background. */
export function ToolPanel({
  resultLabel,
  children,
  result,
  actions,
  row = false,
  filled = false,
  inSheet = false,
  quiet = false,
  isEmpty = false,
}: ToolPanelProps) {
  return (
    <Panel $stacked={row !== false} $inSheet={inSheet}>
      <Side $inSheet={inSheet}>
        <Fields $row={row}>{children}</Fields>
      </Side>
      <Result
        role="region"
        aria-label={resultLabel}
        tabIndex={-1}
        $isEmpty={isEmpty}
        $filled={filled}
        $inSheet={inSheet}
      >
        <Answer $gap={6} $filled={filled}>
          <Stack $gap={5} aria-live={quiet ? undefined : 'polite'}>
            {result}
          </Stack>
          {actions && <Actions>{actions}</Actions>}
        </Answer>
      </Result>
    </Panel>
  );
}

/** Where the result is beside the fields. */
export const besideFields = '@media screen and (min-width: 60em)';

interface Placing {
  readonly $filled?: boolean;
  readonly $inSheet?: boolean;
}

const withoutFrame = css`
  ${onPaper} {
    display: block;
    border: 0;
  }
`;

const Panel = styled.div<{ $stacked: boolean; $inSheet: boolean }>`
  ${oneColumn}
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  overflow: clip;
  ${below.sm} {
    margin-inline: calc(-1 * var(--gutter));
    border-inline: 0;
    border-radius: 0;
    /* At a section's end, without a strip of the section's color below. */
    section > div > div > div:last-child > &:last-child {
      margin-bottom: calc(-1 * ${bandPadding});
    }
  }
  ${besideFields} {
    grid-template-columns: ${({ $stacked }) => ($stacked ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))')};
  }
  ${({ $inSheet }) => ($inSheet ? 'display: contents;' : withoutFrame)}
`;

/** On phones, the panel fills the width, and its fields align with the page's margin. */
const inset = css`
  padding: ${toolInset};
  ${below.sm} {
    padding-inline: var(--gutter);
  }
`;

/** Makes the shorter of the two columns sticky while the longer one scrolls. */
const sticky = `position: sticky; top: ${space(6)};`;

const Side = styled.div<Placing>`
  ${inset}
  ${onWhite}
  ${({ $inSheet }) => $inSheet && fieldsOnSheet}
`;

const Fields = styled(Stack)<{ $row: ToolPanelProps['row'] }>`
  gap: ${space(5)};
  ${besideFields} {
    ${sticky}
  }
  ${({ $row }) =>
    $row &&
    css`
      ${from.sm} {
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
        grid-template-rows: auto auto auto 1fr;
        row-gap: ${space(2)};
        /* Labels in one line, controls in one line, then errors and hints. */
        > * {
          grid-row: span 4;
        }
        > div {
          grid-template-rows: subgrid;
        }
        > div > label {
          align-self: end;
        }
        > div > p {
          order: 1;
        }
        > div > ${Hint} {
          order: 2;
        }
      }
    `}
  ${({ $row }) =>
    $row === 'narrow-last' &&
    css`
      @media (min-width: 44em) and (max-width: 59.99em) {
        grid-template-columns: repeat(2, minmax(0, 5fr)) minmax(0, 4fr);
        column-gap: ${space(4)};
      }
    `}
`;

const filling = css`
  ${besideFields} {
    display: grid;
    position: static;
    grid-template-rows: 1fr auto;
    align-content: stretch;
  }
`;

const Answer = styled(Stack)<Placing>`
  ${besideFields} {
    ${sticky}
  }
  ${({ $filled }) =>
    $filled &&
    css`
      ${filling}
      ${besideFields} {
        > :first-child {
          display: flex;
          flex-direction: column;
        }
      }
    `}
`;

const Result = styled.div<Placing & { $isEmpty: boolean }>`
  ${inset}
  ${({ $isEmpty }) =>
    $isEmpty &&
    css`
      ${below.sm} {
        ${visuallyHidden}
        padding: 0;
      }
    `}
  ${onInk}
  &:focus {
    outline: none;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  ${onPaper} {
    padding-inline: 0;
  }
  ${({ $filled }) => $filled && filling}
  ${({ $inSheet }) => $inSheet && footOfSheet}
`;

const Actions = styled(Cluster)`
  ${screenOnly}
  button:hover:not(:disabled) {
    border-color: var(--paper);
  }
`;
