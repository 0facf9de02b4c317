import { worksheet } from '../../content/tools/planners';
import { landedCost } from '../../lib/vehicle/landedCost';
import { useStored } from '../../storage/useStored';
import { Button } from '../../ui/buttons/Button';
import { PrintButton } from '../../ui/buttons/PrintButton';
import { ShareButton } from '../../ui/buttons/ShareButton';
import { ToolPanel } from '../../ui/ToolPanel';
import { LandedCostTotals } from './LandedCostTotals';
import { PlannerField } from './PlannerField';
import { WorksheetGroup } from './WorksheetGroup';
import { costLines, RATE, rateError, readRate, sheetAsText, storedSheet } from './sheet';

/** Everything a car costs until it is at the door, with the visitor's own figures and rate. */
export default function LandedCostWorksheet() {
  const [sheet, setSheet, forget] = useStored(storedSheet);
  const set = (id: string, text: string) => {
    setSheet({ ...sheet, [id]: text });
  };
  const rate = sheet[RATE] ?? '';
  const cost = landedCost(costLines(sheet), readRate(rate));

  return (
    <ToolPanel
      resultLabel="Landed cost"
      result={<LandedCostTotals cost={cost} />}
      actions={
        <>
          <PrintButton>Print</PrintButton>
          <ShareButton title="Landed cost of a vehicle" text={() => sheetAsText(sheet, cost)} />
          <Button $variant="secondary" onClick={forget}>
            Clear
          </Button>
        </>
      }
    >
      {worksheet.map((group) => (
        <WorksheetGroup key={group.payee} group={group} sheet={sheet} onText={set} />
      ))}
      <PlannerField
        label="Exchange rate: naira for one dollar"
        hint="The rate you would really get. Up to four decimals."
        type="text"
        inputMode="decimal"
        error={rateError(rate)}
        value={rate}
        onValue={(text) => {
          set(RATE, text);
        }}
      />
    </ToolPanel>
  );
}
