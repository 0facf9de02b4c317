import styled from 'styled-components';
import { vehicleFields } from '../../../content/quote/quoteFields';
import { normalizeVin } from '../../../lib/vin/vin';
import { plainText } from '../../../lib/text/text';
import { Button } from '../../../ui/buttons/Button';
import { FieldError } from '../../../ui/form/Field';
import { Small, SubTitle } from '../../../ui/theme/text';
import { space } from '../../../ui/theme/tokens';
import { VisuallyHidden } from '../../../ui/theme/VisuallyHidden';
import { vehicleName } from '../model/draftText';
import { useQuote } from '../model/quoteDraft';
import { fieldId } from '../model/steps';
import { useErrorsOf } from '../steps/useQuoteField';

/** Cuts pasted-in text off. The open vehicle reports text that's too long. */
const SUMMARY_MAX = 160;

interface FoldedVehicleProps {
  readonly index: number;
  readonly headingId: string;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A vehicle as one line. If something is missing, it says what, and the error summary's link leads to its Edit button. */
export function FoldedVehicle({ index, headingId, onEdit, onRemove }: FoldedVehicleProps) {
  const summary = useQuote(({ vehicles, service }) => {
    const vehicle = vehicles[index];
    return vehicle ? plainText(vehicleName(vehicle, service), SUMMARY_MAX) : '';
  });
  const vin = useQuote(({ vehicles }) => plainText(normalizeVin(vehicles[index]?.vin ?? ''), SUMMARY_MAX));
  const errors = useErrorsOf(`vehicles.${String(index)}`);
  const [first] = errors;
  return (
    <Row>
      <Line>
        <Name id={headingId} tabIndex={-1}>
          {vehicleFields.legend(index + 1)}
        </Name>
        {vin && <Vin>{vin}</Vin>}
        <div>{summary || (vin ? vehicleFields.onlyVin : vehicleFields.nothingYet)}</div>
      </Line>
      <Buttons>
        <Button $variant="quiet" id={first && fieldId(first.field)} onClick={onEdit}>
          {vehicleFields.editShort}
          <VisuallyHidden>{vehicleFields.number(index + 1)}</VisuallyHidden>
        </Button>
        <Button $variant="quiet" onClick={onRemove}>
          {vehicleFields.removeShort}
          <VisuallyHidden>{vehicleFields.number(index + 1)}</VisuallyHidden>
        </Button>
      </Buttons>
      {first && <FieldError message={errors.map(({ message }) => message).join(' ')} />}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space(2)};
  border-top: 1px solid var(--line-strong);
  > p {
    grid-column: 1 / -1;
    padding-block-end: ${space(2)};
  }
`;

const Line = styled.div`
  padding-block: ${space(1)};
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

const Name = styled(SubTitle)`
  display: inline;
  margin-inline-end: ${space(2)};
  font-size: var(--t-sm);
  white-space: nowrap;
`;

const Vin = styled(Small)`
  display: inline-block;
  font-size: var(--t-xs);
`;

/** Aligns the last button's text with the fields' edge. */
const Buttons = styled.div`
  display: flex;
  margin-inline-end: -${space(2)};
`;
