import styled from 'styled-components';
import { priceGroups } from '../../content/tools/price';
import type { LineId } from '../../content/tools/price';
import { priceTotal } from '../../content/tools/priceTool';
import { useStored } from '../../storage/useStored';
import { useNow } from '../../ui/hooks/useNow';
import { Stack } from '../../ui/theme/layout';
import { Small } from '../../ui/theme/text';
import { from, onPaper, space } from '../../ui/theme/tokens';
import { ToolPanel } from '../../ui/ToolPanel';
import { CarFields } from './CarFields';
import { LineGroup } from './LineGroup';
import { priceAnatomy } from './model/anatomy';
import { storedPrice } from './model/inputs';
import type { PriceInputs } from './model/inputs';
import { priceSheet } from './model/priceSheet';
import { PriceActions } from './PriceActions';
import { PriceTotal } from './PriceTotal';
import { PrintedPrice } from './PrintedPrice';
import { useSettledAnnouncement } from '../../ui/hooks/useSettledAnnouncement';
import { Warnings } from './Warnings';

/** What a car costs until it's at the door: each line published with its source, the visitor's own, or ours to quote. */
export default function PriceAnatomy() {
  const now = useNow();
  const [inputs, setInputs, forget] = useStored(storedPrice);
  const anatomy = priceAnatomy(inputs);
  const thisYear = new Date(now ?? 0).getUTCFullYear();
  const sheet = priceSheet(inputs, anatomy, thisYear);
  useSettledAnnouncement(anatomy.total ? sheet.total : '');
  if (now === null) return null;

  const change = (some: Partial<PriceInputs>) => {
    setInputs({ ...inputs, ...some });
  };
  const setFigure = (id: LineId, text: string) => {
    change({ figures: { ...inputs.figures, [id]: text } });
  };
  return (
    <div data-price>
      <Screen $gap={8}>
        <ToolPanel
          quiet
          resultLabel={priceTotal.label}
          result={<PriceTotal inputs={inputs} anatomy={anatomy} />}
          actions={
            <PriceActions
              inputs={inputs}
              sheet={sheet}
              hasPrice={anatomy.total !== undefined}
              onClear={forget}
            />
          }
        >
          <CarFields inputs={inputs} thisYear={thisYear} onChange={change} />
          <Warnings inputs={inputs} thisYear={thisYear} />
        </ToolPanel>
        <Small>{priceTotal.marks}</Small>
        <Lines open={anatomy.total !== undefined}>
          <summary>{priceTotal.everyLine}</summary>
          <Groups>
            {priceGroups.map((group) => (
              <LineGroup key={group.id} group={group} lines={anatomy.lines} onFigure={setFigure} />
            ))}
          </Groups>
        </Lines>
      </Screen>
      <PrintedPrice sheet={sheet} />
    </div>
  );
}

const Screen = styled(Stack)`
  ${onPaper} {
    display: none;
  }
`;

/** Folded until there is something to show in it; a visitor may open it before. */
const Lines = styled.details`
  > summary {
    padding-block: ${space(3)};
    font-size: var(--t-lg);
    font-weight: 700;
  }
  &[open] > summary {
    margin-bottom: ${space(4)};
  }
`;

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 2.5rem clamp(1.5rem, 4vw, 4rem);
  ${from.sm} {
    grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
    /* The third is as long as the other two together. */
    > :last-child {
      grid-area: 1 / 2 / span 2;
    }
  }
`;
