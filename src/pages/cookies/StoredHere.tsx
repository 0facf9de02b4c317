import { useRef, useState } from 'react';
import styled from 'styled-components';
import { storedHere as words } from '../../content/legal/legalCookies';
import { ConfirmUnsent } from '../../features/account/ConfirmUnsent';
import { useConfirmUnsent } from '../../features/account/useConfirmUnsent';
import { Button } from '../../ui/buttons/Button';
import { focusAfterRemoval } from '../../ui/focus';
import { Small, SubTitle } from '../../ui/theme/text';
import { space } from '../../ui/theme/tokens';
import { ScreenStack, WithoutScripts } from '../../ui/theme/Only';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { Cluster, RuledList } from '../../ui/theme/layout';
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
    <Sheet $gap={3}>
      <SubTitle ref={heading} tabIndex={-1}>
        {words.title}
      </SubTitle>
      <WithoutScripts as="p">{words.withoutScripts}</WithoutScripts>
      {canUndo && (
        <Deleted as="p" $gap={[0, 3]}>
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
          <RuledList $gap={3}>
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
          </RuledList>
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

const Sheet = styled(ScreenStack)`
  justify-items: start;
  margin-top: ${space(6)};
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
  }
  /* Its text on the line of the entry's name. */
  li > button {
    margin-block: ${space(-2.5)};
    margin-inline-end: calc(-1 * ${space(2)});
  }
`;

/** Its text fits on one line on phones. */
const All = styled(Button)`
  padding-inline: ${space(4)};
  text-wrap: balance;
  @media (max-width: 29.99em) {
    width: 100%;
  }
`;

const Deleted = styled(Cluster)`
  button {
    margin-inline: calc(-1 * ${space(2)});
  }
`;
