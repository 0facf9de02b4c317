import styled from 'styled-components';
import { dockReceipt } from '../../content/pages/carriers';
import { dockReceiptFields } from '../../content/tools/gate';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Section } from '../../ui/Section';
import { Stencil } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';
import { Split, Stack } from '../../ui/theme/layout';
import { SampleReceipt } from './SampleReceipt';

/** A sample dock receipt with numbered fields, each explained next to it. */
export function DockReceipt() {
  return (
    <Section tone="sea" title={dockReceipt.title} intro={dockReceipt.intro}>
      <PhoneDisclosure summary={dockReceipt.summary}>
        <Split $ratio={[7, 5]}>
          <Sample>
            <SampleReceipt />
            <Stencil>{dockReceipt.notReal}</Stencil>
          </Sample>
          <List as="ol" $gap={3}>
            {dockReceiptFields.map(({ id, name, meaning }) => (
              <li key={id}>
                <strong>{name}</strong>
                <span>{meaning}</span>
              </li>
            ))}
          </List>
        </Split>
      </PhoneDisclosure>
    </Section>
  );
}

const Sample = styled(Stack)`
  ${from.md} {
    position: sticky;
    top: ${space(24)};
  }
`;

const List = styled(Stack)`
  counter-reset: field;
  line-height: 1.45;
  li {
    position: relative;
    padding-inline-start: ${space(9)};
    counter-increment: field;
    break-inside: avoid;
  }
  li::before {
    content: counter(field);
    position: absolute;
    inset: 0 auto auto 0;
    min-width: ${space(6)};
    font-family: var(--font-heading);
    font-weight: 800;
    font-variant-numeric: tabular-nums;
  }
  strong,
  span {
    display: block;
  }
`;
