import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Bullets } from '../theme/text';
import { space, tapTarget } from '../theme/tokens';
import { ServerText } from '../ServerText';

/** An error in the summary. */
export interface SummaryItem {
  /** Id of the invalid control; omitted for an error about the whole form. */
  readonly fieldId?: string;
  /** Path of the page or step with the control, if it isn't on this screen. */
  readonly to?: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly items: readonly SummaryItem[];
  /** Changes with each failed attempt; the summary then takes focus again. */
  readonly attempt: number;
}

/** Lists all errors of a form. Takes focus, links to the fields, and marks the document's title. */
export function ErrorSummary({ title, items, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  useErrorTitle(items.length > 0);
  if (items.length === 0) return null;
  return (
    <Box ref={box} tabIndex={-1} role="alert" aria-label={title}>
      <strong>{title}</strong>
      <Bullets>
        {items.map(({ fieldId, to, message }, index) => {
          const text = <ServerText>{message}</ServerText>;
          return (
            // A server may send the same message more than once.
            <li key={`${String(index)}:${fieldId ?? to ?? ''}:${message}`}>
              {fieldId ? (
                <a
                  href={`#${fieldId}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(fieldId)?.focus();
                  }}
                >
                  {text}
                </a>
              ) : to ? (
                <Link to={to}>{text}</Link>
              ) : (
                text
              )}
            </li>
          );
        })}
      </Bullets>
    </Box>
  );
}

const PREFIX = 'Error: ';

/** Prefixes the document's title with `Error: ` while the form has errors, so that tabs and screen readers say so. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return undefined;
    if (!document.title.startsWith(PREFIX)) document.title = PREFIX + document.title;
    return () => {
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, [hasErrors]);
}

const Box = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)} ${space(5)};
  border: 3px solid var(--brick);
  border-radius: var(--radius);
  background: var(--white);
  color: var(--ink);
  strong {
    font-size: var(--t-lg);
  }
  /* Overrides the surrounding band's link color. */
  && a {
    color: var(--brick);
    font-weight: 600;
    ${tapTarget(0.5)}
    vertical-align: top;
  }
`;
