import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { notSavedHere } from '../../content/sending';
import { checklistWords as words } from '../../content/tools/checklist';
import type { DeviceItem } from '../../device/defineDeviceItem';
import { withTick } from '../../device/lists';
import type { Ticks } from '../../device/lists';
import { useDevice } from '../../device/useDevice';
import { PrintAloneButton } from '../../ui/buttons/PrintButton';
import { ScriptButton } from '../../ui/buttons/Button';
import { Checklist } from '../../ui/Checklist';
import { Fold, PhoneFold } from '../../ui/PhoneFold';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Section } from '../../ui/Section';
import { Cluster, Columns, Stack } from '../../ui/theme/layout';
import { SubTitle } from '../../ui/theme/text';
import { below, onPaper, space } from '../../ui/theme/tokens';
import { ScreenOnly } from '../../ui/theme/Only';

interface ChecklistSectionProps extends Pick<
  ComponentProps<typeof Section>,
  'title' | 'tone' | 'heading' | 'intro'
> {
  readonly id: string;
  readonly stored: DeviceItem<Ticks>;
  readonly groups: readonly (Pick<ComponentProps<typeof Checklist>, 'items'> & { readonly title: string })[];
  /** Collapses the list and its buttons on phones, below the progress count. */
  readonly isFolded?: boolean;
  /** On phones, a button with these words that unfolds the items' details. */
  readonly help?: string;
  /** Extra actions next to the buttons. */
  readonly children?: ReactNode;
}

/** A grouped checklist with a progress count, print and reset buttons. Ticks are saved on the device if it allows that. */
export function ChecklistSection(props: ChecklistSectionProps) {
  const { id, stored, groups, intro, isFolded = false, help, children, ...section } = props;
  const [ticked, setTicked, clear, isSaved] = useDevice(stored);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const list = (
    <Groups $min={section.heading === 'beside' ? '30rem' : '24rem'}>
      {groups.map(({ title, items }) => (
        <Checklist
          key={title}
          title={<SubTitle>{title}</SubTitle>}
          items={items}
          ticked={ticked}
          onTick={(item, isDone) => setTicked((current) => withTick(current, item, isDone))}
        />
      ))}
    </Groups>
  );
  const progress = <Count aria-live="polite">{words.done(ticked.length, count)}</Count>;
  const content = (
    <Stack $gap={6}>
      {help && <PhoneFold summary={help} />}
      {list}
      <ScreenOnly as={Cluster}>
        <PrintAloneButton part={`#${id}`}>{words.print}</PrintAloneButton>
        <ScriptButton $variant="secondary" onClick={clear}>
          {words.again}
        </ScriptButton>
        {!isFolded && progress}
        {children}
      </ScreenOnly>
    </Stack>
  );
  return (
    <Section
      {...section}
      id={id}
      intro={
        <p>
          {intro}{' '}
          <ScreenOnly as="span" role="status">
            {isSaved ? words.saved : notSavedHere}
          </ScreenOnly>
        </p>
      }
    >
      {isFolded ? (
        <Stack>
          {progress}
          <PhoneDisclosure summary={words.open(count)}>{content}</PhoneDisclosure>
        </Stack>
      ) : (
        content
      )}
    </Section>
  );
}

const Groups = styled(Columns)`
  ${below.sm} {
    ${Fold}:not([open]) + & label small {
      display: none;
    }
  }
  ${onPaper} {
    display: block;
    > * + * {
      margin-top: ${space(4)};
    }
  }
`;

const Count = styled.strong`
  font-variant-numeric: tabular-nums;
`;
