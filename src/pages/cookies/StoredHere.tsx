import { useRef, useState } from 'react';
import styled from 'styled-components';
import { storedHere as words } from '../../content/legal/legalCookies';
import type { StoredItem } from '../../content/legal/storedItems';
import { ConfirmUnsent } from '../../features/account/ConfirmUnsent';
import { useConfirmUnsent } from '../../features/account/useConfirmUnsent';
import { Button } from '../../ui/buttons/Button';
import { Disclosure } from '../../ui/Disclosure';
import { focusAfterRemoval } from '../../ui/focus';
import { Band } from '../../ui/Section';
import { Small, SubTitle } from '../../ui/theme/text';
import { from, headingFont, onLight, screenOnly, scriptsOnly, space } from '../../ui/theme/tokens';
import { WithoutScripts } from '../../ui/theme/Only';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { Cluster, Container, RuledList } from '../../ui/theme/layout';
import { EntryName } from './EntryName';
import { nothingStored } from './nothingStored';
import { SavedCells } from './SavedCells';
import { useDeviceEntries } from './useDeviceEntries';

/**
 * Counts and lists what is stored on this device, with buttons to delete one entry or all. Their room is reserved if there may
 * be something, because what is stored is known only after hydration.
 */
export function StoredHere() {
  const { stored, remove, clear, canUndo, undo } = useDeviceEntries();
  /** What Undo restores. */
  const [deletedText, setDeletedText] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const deleted = (said: string, entry?: StoredItem) => {
    // Saved pages can't be restored.
    if (entry?.store !== 'cacheStorage')
      setDeletedText((earlier) => (canUndo && entry ? `${earlier} ${said}` : said));
    focusAfterRemoval(heading.current, said);
  };
  const { button, confirmation } = useConfirmUnsent(() => {
    void clear().then(() => {
      deleted(words.deletedAll);
    });
  });
  const isEmpty = !stored || stored.length === 0;
  return (
    <Panel
      $tone="ink"
      aria-labelledby="stored-here"
      data-stored={stored ? (isEmpty ? 'none' : 'some') : 'unknown'}
    >
      <Container>
        <Count>
          <SubTitle as="h2" id="stored-here" ref={heading} tabIndex={-1}>
            {words.title}
          </SubTitle>
          <WithoutScripts as="p">{words.withoutScripts}</WithoutScripts>
          <p data-count>
            <b>{stored?.length ?? '–'}</b> <span>{words.ofAll}</span>
          </p>
        </Count>
        <SavedCells stored={stored ?? []} />
        <Clear>
          {!isEmpty && (
            <>
              <Button {...button} $variant="secondary">
                {words.deleteAll}
              </Button>
              <Small>{words.signsOut}</Small>
            </>
          )}
        </Clear>
        {canUndo && (
          <Cluster as="p" $gap={[0, 3]}>
            <span>{deletedText}</span>
            <Button
              $variant="quiet"
              onClick={() => {
                undo();
                focusAfterRemoval(heading.current, words.restored);
              }}
            >
              {words.undo}
            </Button>
          </Cluster>
        )}
        <Question>
          <ConfirmUnsent {...confirmation} words={words.unsent} />
        </Question>
        <Each>
          {isEmpty ? (
            stored && words.none
          ) : (
            <Disclosure summary={words.each}>
              <Entries $gap={3}>
                {stored.map((entry) => (
                  <li key={entry.key}>
                    <div>
                      <EntryName>{entry.key}</EntryName>
                      <Small>{entry.purpose}</Small>
                    </div>
                    <Button
                      $variant="quiet"
                      onClick={() => {
                        void remove(entry).then(() => {
                          deleted(words.deleted(entry.key), entry);
                        });
                      }}
                    >
                      {words.deleteOne}
                      <VisuallyHidden>{` ${entry.key}`}</VisuallyHidden>
                    </Button>
                  </li>
                ))}
              </Entries>
            </Disclosure>
          )}
        </Each>
      </Container>
    </Panel>
  );
}

/** Everything on ink, so that it's the loudest of the page. */
const Panel = styled(Band)`
  padding-block: ${space(8)} ${space(4)};
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(6)} ${space(5)};
    ${from.sm} {
      grid-template-columns: repeat(5, minmax(0, 1fr));
      align-items: end;
      > * {
        grid-column: 1 / -1;
      }
      > :first-child {
        grid-column-end: span 3;
      }
      > :nth-child(3) {
        grid-area: 1 / 4 / auto / -1;
      }
    }
  }
  li > button {
    margin-block: ${space(-2.5)};
    margin-inline-end: calc(-1 * ${space(2)});
  }
  ${nothingStored}
  ${screenOnly}
`;

const Count = styled.div`
  [data-count] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space(3)};
    margin-top: ${space(2)};
    ${headingFont}
    font-size: var(--t-lg);
    line-height: 1;
    ${scriptsOnly}
  }
  b {
    min-width: 1ch;
    font-size: clamp(4.5rem, 3rem + 6vw, 7.5rem);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
  }
`;

const Clear = styled.div`
  /* The button, and two lines. */
  ${from.sm} {
    min-height: 6.75rem;
  }
  button {
    width: 100%;
    max-width: 22rem;
    padding-inline: ${space(2)};
    text-wrap: balance;
  }
  button + p {
    margin-top: ${space(3)};
  }
  ${scriptsOnly}
`;

const Question = styled.div`
  ${onLight}
  &:empty {
    display: none;
  }
`;

/** As tall as the closed disclosure, or with a line in its place. */
const Each = styled.div`
  ${from.sm} {
    min-height: 3.75rem;
  }
  /* A line's room. */
  &:empty::before {
    content: '\\200b';
  }
  details > div {
    max-width: none;
  }
  ${scriptsOnly}
`;

const Entries = styled(RuledList)`
  column-gap: ${space(12)};
  ${from.md} {
    columns: 2;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: ${space(4)};
    break-inside: avoid;
  }
`;
