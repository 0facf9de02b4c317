import { lineWords } from '../../content/tools/price';
import { Small } from '../../ui/theme/text';
import { LineInput } from './LineInput';
import { MarkTag, Row } from './lineParts';
import type { PriceLine } from './model/priceBreakdown';
import { PublishedLine } from './PublishedLine';

interface LineRowProps {
  readonly line: PriceLine;
  readonly onFigure: (text: string) => void;
}

/** A price line: a published figure, or an input for the visitor's own. */
export function LineRow({ line, onFigure }: LineRowProps) {
  const { id, label, mark, unit, typed, error, published } = line;
  if (published) return <PublishedLine line={line} published={published} onFigure={onFigure} />;
  const { hint } = lineWords[id];
  return (
    <Row>
      <LineInput label={label} unit={unit} error={error} value={typed} onValue={onFigure}>
        <MarkTag mark={mark} />
        {hint && <Small>{hint}</Small>}
      </LineInput>
    </Row>
  );
}
