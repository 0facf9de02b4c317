import { useRef, useState } from 'react';
import styled from 'styled-components';
import { storedHere as words } from '../../content/legal/legalCookies';
import { ConfirmUnsent } from '../../features/account/ConfirmUnsent';
import { useConfirmUnsent } from '../../features/account/useConfirmUnsent';
import { Button } from '../../ui/buttons/Button';
import { focusAfterRemoval } from '../../ui/focus';
import { Small, SubTitle } from '../../ui/theme/text';
import { from, screenOnly, space } from '../../ui/theme/tokens';
import { WithoutScripts } from '../../ui/theme/Only';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { EntryName } from './EntryName';
import { useDeviceEntries } from './useDeviceEntries';

/** Lists what is stored on this device, with buttons to delete one entry or all. */
export function StoredHere() {
  const { stored, remove, clear, canUndo, undo } = useDeviceEntries();
  /** What was deleted last. */
  const [deletedText, setDeletedText] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const deleted = (said: string) => {
    setDeletedText(said);
    focusAfterRemoval(heading.current, said);
  };
  const { button, confirmation } = useConfirmUnsent(() => {
    void clear().then(() => {
      deleted(words.deletedAll);
    });
  });
  return (
    <Sheet>
      <SubTitle ref={heading} tabIndex={-1}>
        {words.title}
      </SubTitle>
      <WithoutScripts as="p">{words.withoutScripts}</WithoutScripts>
      {canUndo && (
        <Deleted>
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
        </Deleted>
      )}
      {stored && <p>{stored.length > 0 ? words.count(stored.length) : words.none}</p>}
      {stored && stored.length > 0 && (
        <>
          <ul>
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
                      deleted(words.deleted(entry.key));
                    });
                  }}
                >
                  {words.deleteOne}
                  <VisuallyHidden>{` ${entry.key}`}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
          <All $variant="secondary" {...button}>
            {words.deleteAll}
          </All>
          <Small>{words.signsOut}</Small>
          <ConfirmUnsent {...confirmation} words={words.unsent} />
        </>
      )}
    </Sheet>
  );
}

const Sheet = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  margin-top: ${space(6)};
  ${from.md} {
    max-width: var(--measure);
  }
  padding: ${space(5)};
  border-top: 4px solid var(--ink);
  background: var(--sand);
  ul {
    width: 100%;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: ${space(4)};
    padding-block: ${space(3)};
    border-top: 1px solid var(--line-strong);
  }
  /* Its text on the line of the entry's name. */
  li > button {
    margin-block: ${space(-2.5)};
    margin-inline-end: calc(-1 * ${space(2)});
  }
  ${screenOnly}
`;

/** Its text fits on one line on phones. */
const All = styled(Button)`
  padding-inline: ${space(4)};
  text-wrap: balance;
  @media (max-width: 29.99em) {
    width: 100%;
  }
`;

const Deleted = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
  button {
    margin-inline: calc(-1 * ${space(2)});
  }
`;
